import type { Card } from '../types.ts'
import type { Features } from './features.ts'
import { cardCircles, cardIntents, cardTokens, idf } from './index.ts'

/**
 * Log-odds that the card on top is the right one. Fitted on ways to put a matter that were taken off the shelf before it was
 * searched for them, once with and once without their card, so that a message in words of its own gets odds that hold.
 */
const WEIGHTS = {
  base: -5.31,
  /** The rarity of all words that the card knows: one strong word alone carries little. */
  known: 0.186,
  cover: 0.407,
  /** The rarest word that it does not know. */
  unknown: -0.086,
  bm25: 1.964,
  context: 1.008,
  /** Before the next card, and before the next family. */
  lead: 1.56,
  leadFamily: 0.478,
  circle: 0.422,
  intent: 0.815,
}
const LEAD_MOST = 0.6

/** Where the card stands: shares of 0 to 1 and how far, by rank, the rivals are behind. */
export type Standing = { cover: number; bm25: number; context: number; lead: number; leadFamily: number }

const wordsOf = (card: Card, features: Features): { known: number; unknown: number } => {
  const tokens = cardTokens(card)
  let [known, unknown] = [0, 0]
  for (const stem of features.stems) {
    const weight = (features.tokens.get(stem) ?? 0) * idf(stem)
    if (tokens?.has(stem)) known += weight
    else unknown = Math.max(unknown, weight)
  }
  return { known, unknown }
}

/** Whether those whom the card is about were named: 1 yes, -1 no, 0 where it may be anybody. */
const circleOf = (card: Card, features: Features): number => {
  const needed = cardCircles(card)
  if (needed.length === 0) return 0
  return needed.some((token) => features.tokens.has(token)) ? 1 : -1
}

const USUAL = 3
const UNKNOWN_INTENT = 0.5

/** How far the wish of the message is one with which people come to this card, 0 to 1. */
const intentOf = (card: Card, features: Features): number => {
  const intents = [...features.tokens.keys()].filter((token) => token.startsWith('%'))
  if (intents.length === 0) return UNKNOWN_INTENT
  const shares = cardIntents(card)
  const agreeing = intents.reduce((sum, token) => sum + Math.min(1, USUAL * (shares?.get(token) ?? 0)), 0)
  return agreeing / intents.length
}

/** Log-odds that the card fits the message. */
export const surenessOf = (card: Card, features: Features, at: Standing): number => {
  const { known, unknown } = wordsOf(card, features)
  return (
    WEIGHTS.base +
    WEIGHTS.known * known +
    WEIGHTS.unknown * unknown +
    WEIGHTS.cover * at.cover +
    WEIGHTS.bm25 * at.bm25 +
    WEIGHTS.context * at.context +
    WEIGHTS.lead * Math.min(LEAD_MOST, at.lead) +
    WEIGHTS.leadFamily * Math.min(LEAD_MOST, at.leadFamily) +
    WEIGHTS.circle * circleOf(card, features) +
    WEIGHTS.intent * intentOf(card, features)
  )
}
