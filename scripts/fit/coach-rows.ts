// What the ranker of the coach is fitted on: messages with the signs of each card that came near.
import { shelf } from '../../packages/coach/src/cards/shelf.ts'
import { firstMessages } from '../../packages/coach/src/development/first-messages.ts'
import { type Labelled, messages } from '../../packages/coach/src/development/messages.ts'
import { plainMessages } from '../../packages/coach/src/development/plain-messages.ts'
import { strangers, strangersKeptAside } from '../../packages/coach/src/development/strangers.ts'
import { readTurn } from '../../packages/coach/src/read/reading.ts'
import { featuresOfTurns } from '../../packages/coach/src/retrieve/features.ts'
import { allWays, letterOdds, likelyBy, phraseOdds } from '../../packages/coach/src/retrieve/likely.ts'
import { type Odds, readSigns, SIGNS } from '../../packages/coach/src/retrieve/rank.ts'
import { waysOf } from '../../packages/coach/src/retrieve/ways/ways.ts'

/** The signs of each card beside a message, one row a card, and which of them are right; `weight` is what the message counts. */
export type Row = { set: string; weight: number; cards: readonly (readonly number[])[]; right: readonly boolean[] }

/** Signs that no first message tells: they are set by hand. */
const BY_HAND: ReadonlySet<string> = new Set(['open', 'next'])
export const FITTED = SIGNS.filter((sign) => !BY_HAND.has(sign))

/** Ways on the cards themselves were written beside the first two sets, so those flatter the signs of wording. */
const SETS: readonly (readonly [string, number, readonly Labelled[]])[] = [
  ['messages', 0.5, messages],
  ['first', 0.5, firstMessages.map(([context, text, right]) => ({ context, text, right: [right] }))],
  ['strangers', 1.5, strangers],
  ['aside', 1.5, strangersKeptAside],
  ['plain', 1.5, plainMessages],
]
/** One way in so many is held out; whoever wrote several for a card took care that none is like the others. */
const HELD_OUT = 8
const WAY_WEIGHT = 0.03

const rowOf = (set: string, weight: number, { context, text, right }: Labelled, odds?: Odds): Row => {
  const reading = readTurn(text, 0)
  const facts = { slots: reading.slots, context, told: reading.told }
  const candidates = readSigns(featuresOfTurns([reading]), { facts }, odds)
  return {
    set,
    weight,
    cards: candidates.map(({ signs }) => FITTED.map((sign) => Number(signs[sign]))),
    right: candidates.map(({ card }) => right.includes(card.id)),
  }
}

export const developmentRows = (): Row[] =>
  SETS.flatMap(([set, weight, labelled]) => labelled.map((each) => rowOf(set, weight, each)))

/** Ways that were taken out of the index before it was asked for them; every fourth is told in a context that is not the card's. */
export const heldOutRows = (): Row[] => {
  const all = allWays()
  const isOut = (card: number, way: number): boolean => (card + way) % HELD_OUT === 0
  const kept = all.map((own, card) => {
    const written = own.length - waysOf(shelf[card]?.id ?? '').length
    return own.filter((_, at) => at < written || !isOut(card, at - written))
  })
  const odds = likelyBy(letterOdds(kept), phraseOdds(kept))
  return shelf.flatMap(({ id, contexts }, card) =>
    waysOf(id).flatMap((text, way) => {
      if (!isOut(card, way)) return []
      const context = way % 4 === 0 ? 'Personal' : (contexts[way % contexts.length] ?? 'Personal')
      return [rowOf('ways', WAY_WEIGHT, { context, text, right: [id] }, odds)]
    }),
  )
}
