import { hearTheirs, type Now } from './memory.ts'
import { hasKind, openCardFor, openShelf } from './open-shelf/open-shelf.ts'
import { ROLES } from './read/roles.ts'
import { askedApart, choiceIn } from './replies/apart.ts'
import type { Situation } from './replies/candidate.ts'
import { isGuess } from './replies/guess.ts'
import { isOff } from './replies/problem.ts'
import { addFeatures, type Features, featuresOfTurns } from './retrieve/features.ts'
import type { Facts } from './retrieve/predicates.ts'
import { type Hit, type Ranking, rank } from './retrieve/rank.ts'
import { hash } from './speak/hash.ts'
import { findCard } from './speak/phrases.ts'
import { type Shadow, shade } from './text/shadow.ts'
import { stem } from './text/stem.ts'
import { wordsOf } from './text/words.ts'
import type { Act, Card, Context, Slots, Turn } from './types.ts'
import { voiceOf } from './voice/voice.ts'

/** A panel's branch, as a soft context: its words weigh half. */
export type Branch = { title: string; description: string }

const FOLLOWS: ReadonlySet<Act> = new Set<Act>([
  'shorter',
  'longer',
  'rewrite',
  'another',
  'why',
  'avoid',
  'what-if',
  'wont-work',
  'thanks',
  'bye',
  'report',
  'correct',
  'redirect',
  'rehearse',
  'gibberish',
  'repeat',
])

/** The person says that we took the wrong card. */
const WRONG_CARD =
  /\bnot (?:it|about (?:that|this|it)|what i (?:mean|meant|asked|said))\b|\b(?:it'?s|this is|that's) (?:about )?something else\b|^(?:no|nope|nah)\b.{0,12}\b(?:it'?s|this is) (?:more )?about\b|\bwrong (?:card|topic|thing)\b|\byou misunderstood\b/

/** "No, it's just work stress" to a question that no yes or no answers: our reading was off. */
const BACK_OFF = /^(?:no|nope|nah)\b[\s,.!-]*(?!(?:one|body|idea|need|thanks|thank|way|problem|worries|clue|more)\b)/
const YES_NO_ASKED = /^(?:is|are|do|does|did|was|were|has|have|had|would|will|can|could|should|shall)\b/i

const isWrongCard = ({ message, memory, reading }: Now, last: string): boolean =>
  WRONG_CARD.test(message.text) ||
  // we asked to be put right
  (memory.card !== undefined && isGuess(last) && BACK_OFF.test(message.text)) ||
  (memory.card !== undefined &&
    BACK_OFF.test(message.text) &&
    memory.question !== undefined &&
    !YES_NO_ASKED.test(memory.question.trim()) &&
    /\b(?:it's|its|it is|this is|that's|i'm|i am|he's|she's|they're|just|only|more)\b/.test(message.text) &&
    reading.words.filter((word) => !word.stop).length >= 2)

const RECENT = 4
/** From this chance on, a card of the family that was asked for by name. */
const LIKELY_COMMAND = 0.3

const toldIn = (now: Now): string => {
  const { problem } = now.memory
  return problem
    .slice(-RECENT)
    .map((reading) => reading.situation.map((at) => reading.shadow.text.slice(at.start, at.end)).join(' '))
    .join(' \n ')
}

const branchShadow = (branch: Branch | undefined): Shadow | undefined =>
  branch ? shade(`${branch.title} ${branch.description}`.slice(0, 400)) : undefined

const alone = (now: Now): Features => {
  const into: Features = { tokens: new Map(), stems: [] }
  const { reading } = now
  addFeatures(into, reading.shadow, reading.all, 1)
  return into
}

/** "What do I write her" asks for a line and tells of nothing new. */
const ONLY_ASKS: ReadonlySet<string> = new Set(
  'write say tell answer reply respond ask text talk speak start begin open instead now today tonight first exactly calmly mean call put word'
    .split(' ')
    .map(stem),
)

/** An answer stays with the card on the table unless it plainly tells of something else. */
const leavesCard = (now: Now, facts: Facts, open: string): Card | undefined => {
  if (now.reading.words.length < (now.act === 'problem' ? 5 : 8)) return undefined
  const own = alone(now)
  if (own.stems.every((each) => ONLY_ASKS.has(each))) return undefined
  const { hits, tier } = rank(own, { facts })
  const [first] = hits
  if (!first || first.card.id === open || tier === 'weak') return undefined
  const here = hits.find((hit) => hit.card.id === open)
  // more about the same matter names nobody and wants nothing new
  const news = now.reading.mentions.length > 0 || now.reading.slots.want !== undefined
  const margin = now.act === 'problem' && news ? 1 : 2.8
  return first.score - (here?.score ?? 0) > margin && (tier === 'strong' || (now.act === 'problem' && news))
    ? first.card
    : undefined
}

/** People without a role of their own: a kid in class is a pupil, and a guy on the phone may be a customer. */
const ALSO: Readonly<Record<string, readonly string[]>> = { pupil: ['child', 'near-by'], client: ['near-by'] }

/**
 * Whom the lines go to. A coworker who earns more stands in the story of a raise and does not give it: where a card is
 * always for one circle, it goes to whoever of that circle was named, or to nobody by name.
 */
const addressedBy = (card: Card, { slots, people }: Now['memory']): Slots => {
  const { to, ...others } = slots
  const fits = (role: string, circle: string | undefined): boolean =>
    (circle === card.for || ALSO[card.for ?? '']?.includes(circle ?? '') === true) &&
    card.notFor?.includes(role) !== true
  if (!to || card.for === undefined || fits(to.value.role, ROLES.get(to.value.role)?.circle)) return slots
  // those who sit in the room hear it; whom it honors is spoken about
  if (card.for === 'room') return to.value.role === 'people' ? slots : { ...others, about: to }
  const meant = people.find(({ circle, person }) => fits(person.role, circle))
  return { ...others, about: to, ...(meant && { to: { value: meant.person, sure: 'guessed' as const } }) }
}

const AT_WORK =
  /\b(?:at (?:my )?work|in (?:the |our |my )?(?:meetings?|office|team)|at the office|my (?:boss|manager|team|coworkers?|colleagues?))\b/

/** "At work mostly": a card for home gives way to the nearest one that knows an office. */
const movedToWork = (now: Now, facts: Facts, opened: Card): Card | undefined => {
  if (opened.contexts.includes('Work') || !AT_WORK.test(now.reading.told) || now.act !== 'answer') return undefined
  if (now.memory.problem.slice(0, -1).some((each) => each.mentions.length > 0)) return undefined
  const { hits } = rank(features(now, undefined), { facts: { ...facts, context: 'Work' }, not: opened.id })
  const best = hits.find(
    ({ card, chance }) => card.contexts.includes('Work') && card.family !== 'support' && chance > 0.1,
  )
  return best?.card ?? openShelf[0]
}

/** Likelier than this and alone, a matter is named and not asked about. */
const WORTH_NAMING = 0.9
/** Less likely than this, a second card is not worth a question. */
const WORTH_ASKING = 0.1

/** The cards to ask between where one is likely and none is sure; none where the two are kin, for either one serves. */
const likelyCards = ({ hits, tier }: Ranking): Card[] | undefined => {
  const [first, second] = hits
  if (tier !== 'fair' || !first) return undefined
  // one matter and none beside it: its line is given, and the matter named
  if (first.chance >= WORTH_NAMING && (second?.chance ?? 0) < WORTH_ASKING) return undefined
  const rivals = [first, second].filter(
    (hit): hit is Hit => hit !== undefined && (hit === first || hit.chance >= WORTH_ASKING),
  )
  return rivals.map(({ card }) => card)
}

/** Likely enough to go on with, said to be assumed, when the answer picked nothing. */
const WORTH_ASSUMING = 0.75

const LABEL_SMALL = /^(?:a|an|the|of|for|to|in|on|at|with|and|or|that|who|is|are|as|your|you|from|by)$/

/** The one of the likely matters that was called by its own name, if one was. */
const calledByName = (cards: readonly Card[], told: string): Card | undefined => {
  const said = new Set(wordsOf(told).map((word) => word.stem))
  const called = cards.filter(({ label }) => {
    const words = wordsOf(label).filter((word) => !LABEL_SMALL.test(word.text))
    return words.length > 1 && words.every((word) => said.has(word.stem))
  })
  return called.length === 1 ? called[0] : undefined
}

/** Which of two matters it is, after we asked. */
const answeredApart = ({ memory, message }: Now, { hits, tier }: Ranking): Card | undefined => {
  const asked = askedApart(memory.question)
  const choice = choiceIn(message.text, asked)
  if (asked.length === 0 || choice === 'neither') return undefined
  if (choice !== undefined) return choice
  const [best] = hits
  if (tier === 'strong') return best?.card
  return best && asked.includes(best.card) && best.chance >= WORTH_ASSUMING ? best.card : undefined
}

const PLAINLY = 4

/** The shelf's card for what was first told only vaguely: where it is certain, or where the last message tells enough. */
const fromOpen = ({ reading, memory }: Now, ranking: Ranking): Card | undefined => {
  const { hits, tier } = ranking
  const told = reading.words.filter((word) => !word.stop).length
  // asked between the likely ones, the person named none of them
  if (tier !== 'strong' && askedApart(memory.question).length > 0) return undefined
  return told > 1 && (tier === 'strong' || (tier === 'fair' && told >= PLAINLY)) ? hits[0]?.card : undefined
}

/** Nothing was told before, and now something is: another all-weather card may be the nearer one. */
const freshOpen = ({ reading }: Now, opened: Card): Card => {
  if (opened.id !== 'open-any' || reading.mentions.length === 0) return opened
  return (
    openCardFor(reading.told, {
      person: true,
      want: reading.slots.want !== undefined,
      to: reading.slots.to?.value,
    }) ?? opened
  )
}

const COMMAND =
  /\b(?:write|draft|compose|script|make|give)\b[^.?!]{0,40}?\b(?:e-?mail|text|message|letter|note|script|reply|response|words|template|it|this|that)\b(?: (?:to|for|me|him|her|them))*/

/** "Write an email to …" is said to us and tells nothing of the matter. */
const withoutCommand = (now: Now): Now['reading'] => {
  const { reading } = now
  const command = now.act === 'script' ? COMMAND.exec(reading.shadow.text) : null
  if (!command) return reading
  const end = command.index + command[0].length
  const situation = reading.situation
    .flatMap((at) => [
      { start: at.start, end: Math.min(at.end, command.index) },
      { start: Math.max(at.start, end), end: at.end },
    ])
    .filter((at) => at.end > at.start)
  return { ...reading, situation }
}

/** "Write the apology" names what is to be written, whatever was talked of before: the cards for it, and the one that always holds. */
const COMMANDED: readonly [pattern: RegExp, fits: (card: Card) => boolean, always: string][] = [
  [/\b(?:apology|sorry (?:note|text|mail|email|message|card))\b/, ({ family }) => family === 'apology', 'open-sorry'],
  [
    /\bthank[- ]?you (?:note|text|mail|email|message|card|letter)\b/,
    ({ id }) => id === 'thank-you' || id === 'open-thanks',
    'thank-you',
  ],
]

const commandedCard = ({ message }: Now, { hits }: Ranking, opened: Card | undefined): Card | undefined => {
  const named = COMMANDED.find(([pattern]) => pattern.test(message.text))
  if (!named) return undefined
  const [, fits, always] = named
  if (opened && fits(opened)) return undefined
  return hits.find(({ card, chance }) => fits(card) && chance >= LIKELY_COMMAND)?.card ?? findCard(always)
}

const features = (now: Now, extra: Shadow | undefined): Features => {
  const told = now.memory.problem.length > 0 ? now.memory.problem.slice(-RECENT) : [now.reading]
  const readings = told.map((each) => (each === now.reading ? withoutCommand(now) : each))
  return featuresOfTurns(readings, extra && wordsOf(extra.text).length > 0 ? extra : undefined)
}

/** Everything a reply needs, from the folded thread. The last turn is taken into memory here. */
export const situationOf = (
  turns: readonly Turn[],
  now: Now,
  context: Context,
  branch: Branch | undefined,
): Situation & { ranking: Ranking } => {
  const open = now.memory.card
  hearTheirs(now.memory, now.reading, now.act)
  const { memory } = now
  const facts: Facts = { slots: memory.slots, context, told: toldIn(now) }
  const last = turns.findLast((turn) => turn.role === 'assistant')?.content ?? ''
  const turnedDown = isWrongCard(now, last) || isOff(last) ? open : undefined
  if (turnedDown !== undefined) delete memory.card
  const still = memory.card
  const opened = findCard(still)
  const ranking = rank(features(now, branchShadow(branch)), {
    facts,
    ...(still === undefined ? {} : { open: still }),
    ...(opened?.next ? { next: opened.next } : {}),
    ...(turnedDown === undefined ? {} : { not: turnedDown }),
  })
  const [best] = ranking.hits
  let card: Card | undefined
  const commanded = now.act === 'script' ? commandedCard(now, ranking, opened) : undefined
  if (commanded) card = commanded
  else if (opened && (FOLLOWS.has(now.act) || now.act === 'script' || now.act === 'vent' || now.act === 'judge'))
    card = opened
  else if (opened && (now.act === 'answer' || now.act === 'problem'))
    card = openShelf.includes(opened)
      ? (answeredApart(now, ranking) ??
        fromOpen(now, ranking) ??
        leavesCard(now, facts, opened.id) ??
        freshOpen(now, opened))
      : (leavesCard(now, facts, opened.id) ?? movedToWork(now, facts, opened) ?? opened)
  const likely = card === undefined && now.act === 'problem' ? likelyCards(ranking) : undefined
  // whoever says "ask for more time" is not asked whether it is about asking for more time
  card ??= likely && calledByName(likely, facts.told)
  const apart = card === undefined ? likely : undefined
  const chosen =
    card ??
    (ranking.tier === 'weak' || apart ? undefined : best?.card) ??
    // while it is open what the matter is, the line is for whoever hears it
    openCardFor(facts.told, {
      person: memory.slots.to !== undefined,
      unsure: apart !== undefined,
      want: memory.slots.want !== undefined,
      to: memory.slots.to?.value,
    }) ??
    openShelf[0]
  if (!chosen) throw new Error('the open shelf is empty')
  const shelved = !openShelf.includes(chosen)
  // "now for my mother-in-law" is said of her, whoever the card is for
  const slots = shelved && now.act !== 'redirect' ? addressedBy(chosen, memory) : memory.slots
  memory.slots = slots
  const first = turns.find((turn) => turn.role === 'user')?.content ?? ''
  return {
    memory,
    reading: now.reading,
    message: now.message,
    act: turnedDown === undefined ? settled(now, facts) : 'problem',
    context,
    voice: voiceOf(context),
    slots,
    facts: { ...facts, slots },
    hits: ranking.hits,
    tier: card && card === findCard(open) && ranking.tier === 'weak' ? 'fair' : ranking.tier,
    ...(apart === undefined ? {} : { apart }),
    card: chosen,
    turnedDown:
      turnedDown !== undefined || (opened !== undefined && !openShelf.includes(opened) && openShelf.includes(chosen)),
    shelved,
    isNew: opened !== undefined && openShelf.includes(opened) && shelved,
    seed: hash(`${first}\u0000${memory.readings.length}`),
    ranking,
  }
}

/** Matters of fact and other trades give way where the shelf is sure of this very message. */
const settled = (now: Now, facts: Facts): Act => {
  const { act, reading } = now
  if ((act !== 'off-topic' && act !== 'fact') || reading.slots.to === undefined || !hasKind(reading.told)) return act
  const own = rank(alone(now), { facts: { ...facts, slots: reading.slots, told: reading.told } })
  return own.tier === 'strong' ? 'problem' : act
}
