import type { Now } from './memory.ts'
import { openCardFor, openShelf } from './open-shelf/open-shelf.ts'
import { askedApart, choiceIn } from './replies/apart.ts'
import type { Facts } from './retrieve/predicates.ts'
import { type Hit, type Ranking, rank } from './retrieve/rank.ts'
import { findCard } from './speak/phrases.ts'
import { stem } from './text/stem.ts'
import { wordsOf } from './text/words.ts'
import { messageFeatures, threadFeatures } from './thread-features.ts'
import type { Act, Card } from './types.ts'

/** Acts that go on with the card on the table. */
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
  'script',
  'vent',
  'judge',
])

/** "What do I write her" asks for a line and tells of nothing new. */
const ONLY_ASKS: ReadonlySet<string> = new Set(
  'write say tell answer reply respond ask text talk speak start begin open instead now today tonight first exactly calmly mean call put word'
    .split(' ')
    .map(stem),
)

/** An answer stays with the card on the table unless it plainly tells of something else. */
const leavesCard = (now: Now, facts: Facts, open: string): Card | undefined => {
  if (now.reading.words.length < (now.act === 'problem' ? 5 : 8)) return undefined
  const own = messageFeatures(now)
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

const AT_WORK =
  /\b(?:at (?:my )?work|in (?:the |our |my )?(?:meetings?|office|team)|at the office|my (?:boss|manager|team|coworkers?|colleagues?))\b/

/** "At work mostly": a card for home gives way to the nearest one that knows an office. */
const movedToWork = (now: Now, facts: Facts, opened: Card): Card | undefined => {
  if (opened.contexts.includes('Work') || !AT_WORK.test(now.reading.told) || now.act !== 'answer') return undefined
  if (now.memory.problem.slice(0, -1).some((each) => each.mentions.length > 0)) return undefined
  const { hits } = rank(threadFeatures(now), { facts: { ...facts, context: 'Work' }, not: opened.id })
  const best = hits.find(
    ({ card, chance }) => card.contexts.includes('Work') && card.family !== 'support' && chance > 0.1,
  )
  return best?.card ?? openShelf[0]
}

/** Likelier than this and alone, a matter is named and not asked about. */
const WORTH_NAMING = 0.7
/** Less likely than this, a second card is not worth a question. */
const WORTH_ASKING = 0.14

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
const WORTH_ASSUMING = 0.55

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

/** From this chance on, a card of the family that was asked for by name. */
const LIKELY_COMMAND = 0.3

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

type Found = { facts: Facts; ranking: Ranking; opened: Card | undefined }

/** The card that the thread itself decides on: it goes on, was asked for, or was picked when we asked. */
const decidedCard = (now: Now, { facts, ranking, opened }: Found): Card | undefined => {
  const commanded = now.act === 'script' ? commandedCard(now, ranking, opened) : undefined
  if (commanded || !opened) return commanded
  if (FOLLOWS.has(now.act)) return opened
  if (now.act !== 'answer' && now.act !== 'problem') return undefined
  if (!openShelf.includes(opened)) return leavesCard(now, facts, opened.id) ?? movedToWork(now, facts, opened) ?? opened
  return (
    answeredApart(now, ranking) ?? fromOpen(now, ranking) ?? leavesCard(now, facts, opened.id) ?? freshOpen(now, opened)
  )
}

type Choice = { card: Card; decided: Card | undefined; apart: readonly Card[] | undefined }

/** The card for a reply; `apart` are likely ones of which none is sure, so that the reply asks which it is. */
export const chooseCard = (now: Now, found: Found): Choice => {
  const { facts, ranking } = found
  const { slots } = now.memory
  let decided = decidedCard(now, found)
  const likely = decided === undefined && now.act === 'problem' ? likelyCards(ranking) : undefined
  // whoever says "ask for more time" is not asked whether it is about asking for more time
  decided ??= likely && calledByName(likely, facts.told)
  const apart = decided === undefined ? likely : undefined
  const card =
    decided ??
    (ranking.tier === 'weak' || apart ? undefined : ranking.hits[0]?.card) ??
    // while it is open what the matter is, the line is for whoever hears it
    openCardFor(facts.told, {
      person: slots.to !== undefined,
      unsure: apart !== undefined,
      want: slots.want !== undefined,
      to: slots.to?.value,
    }) ??
    openShelf[0]
  if (!card) throw new Error('the open shelf is empty')
  return { card, decided, apart }
}
