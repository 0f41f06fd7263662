import { chooseCard } from './choose-card.ts'
import { hearTheirs, type Now } from './memory.ts'
import { hasKind, openShelf } from './open-shelf/open-shelf.ts'
import { ROLES } from './read/roles.ts'
import type { Situation } from './replies/candidate.ts'
import { isGuess } from './replies/guess.ts'
import { isOff } from './replies/problem.ts'
import type { Facts } from './retrieve/predicates.ts'
import { type Ranking, rank } from './retrieve/rank.ts'
import { hash } from './speak/hash.ts'
import { findCard } from './speak/phrases.ts'
import { type Branch, messageFeatures, threadFeatures, toldIn } from './thread-features.ts'
import type { Act, Card, Context, Slots, Turn } from './types.ts'
import { voiceOf } from './voice/voice.ts'

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
  const ranking = rank(threadFeatures(now, branch), {
    facts,
    ...(still === undefined ? {} : { open: still }),
    ...(opened?.next ? { next: opened.next } : {}),
    ...(turnedDown === undefined ? {} : { not: turnedDown }),
  })
  const { card, decided, apart } = chooseCard(now, { facts, ranking, opened })
  const shelved = !openShelf.includes(card)
  // "now for my mother-in-law" is said of her, whoever the card is for
  const slots = shelved && now.act !== 'redirect' ? addressedBy(card, memory) : memory.slots
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
    tier: decided && decided === findCard(open) && ranking.tier === 'weak' ? 'fair' : ranking.tier,
    ...(apart === undefined ? {} : { apart }),
    card,
    turnedDown:
      turnedDown !== undefined || (opened !== undefined && !openShelf.includes(opened) && openShelf.includes(card)),
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
  const own = rank(messageFeatures(now), { facts: { ...facts, slots: reading.slots, told: reading.told } })
  return own.tier === 'strong' ? 'problem' : act
}
