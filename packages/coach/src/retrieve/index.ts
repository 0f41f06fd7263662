import { shelf } from '../cards/shelf.ts'
import { shade } from '../text/shadow.ts'
import type { Card } from '../types.ts'
import { bm25Index } from './bm25.ts'
import { type Features, featuresOf } from './features.ts'

/** In which ways of putting something a token stands, and how much it weighs there. */
type Postings = { says: Int32Array; weights: Float64Array }

/** One way that people put a situation, as weighted tokens of length one. */
type Say = { card: number; length: number }

const tokensOf = (features: readonly Features[]): string[] => features.flatMap((each) => [...each.tokens.keys()])

/** Our own sentences about the situation: they know words that nobody thought of as a way to say it. */
const bodyOf = (card: Card): string =>
  [
    ...card.tries.flatMap((each) => [each.say.spoken, each.why]),
    ...card.asks.map((ask) => ask.text),
    ...card.traps,
    card.principle.text,
  ].join(' . ')

const parts = shelf.map((card) => ({
  card,
  says: card.says.map((line) => featuresOf(shade(line))),
  keys: card.keys.map((line) => featuresOf(shade(line))),
  label: featuresOf(shade(card.label)),
  body: featuresOf(shade(bodyOf(card))),
}))

const FIELD_BOOSTS = { says: 2, keys: 3, label: 1, body: 0.5 }

/** How near each card's words come to weighted tokens, by its place on the shelf; built once when the module loads. */
export const search = bm25Index(
  parts.map(({ says, keys, label, body }) => [says, keys, [label], [body]].map(tokensOf)),
  Object.values(FIELD_BOOSTS),
)

const frequencies = (): Map<string, number> => {
  const found = new Map<string, number>()
  for (const each of parts) {
    const tokens = new Set([...each.says, ...each.keys, each.label].flatMap((part) => [...part.tokens.keys()]))
    for (const token of tokens) found.set(token, (found.get(token) ?? 0) + 1)
  }
  return found
}

const HIGHEST = Math.log(1 + shelf.length)
const idfs = new Map(
  [...frequencies()].map(([token, n]) => [token, Math.log(1 + (shelf.length - n + 0.5) / (n + 0.5))]),
)

/** How telling a token is: rare on the shelf is high; a word that no card has counts as the rarest. */
export const idf = (token: string): number => idfs.get(token) ?? HIGHEST

/** Whether any card knows the token. */
export const isKnown = (token: string): boolean => idfs.has(token)

/** Tokens of a card: of its ways to be said, its keys and its label. */
export const cardTokens: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  parts.map((each) => [
    each.card.id,
    new Set([...each.says, ...each.keys, each.label].flatMap((part) => [...part.tokens.keys()])),
  ]),
)

const says: Say[] = []
const collected = new Map<string, { says: number[]; weights: number[] }>()

const addSay = (card: number, features: Features): void => {
  const say = says.length
  let square = 0
  for (const [token, weight] of features.tokens) {
    const value = weight * idf(token)
    square += value * value
    const list = collected.get(token) ?? { says: [], weights: [] }
    list.says.push(say)
    list.weights.push(value)
    collected.set(token, list)
  }
  says.push({ card, length: Math.sqrt(square) || 1 })
}

parts.forEach((each, card) => {
  for (const features of each.says) addSay(card, features)
})

/** As plain numbers side by side: every message runs through thousands of them. */
const postings: ReadonlyMap<string, Postings> = new Map(
  [...collected].map(([token, list]) => [
    token,
    { says: Int32Array.from(list.says), weights: Float64Array.from(list.weights) },
  ]),
)
const cardOfSay = Int32Array.from(says, ({ card }) => card)
const lengthOfSay = Float64Array.from(says, ({ length }) => length)

/** For each card, by its place on the shelf, the cosine of the nearest way that people put it, 0 to 1. */
export const nearestSays = (features: Features): Float64Array => {
  const dots = new Float64Array(says.length)
  let square = 0
  for (const [token, weight] of features.tokens) {
    const value = weight * idf(token)
    square += value * value
    const list = postings.get(token)
    if (list) addDots(dots, list, value)
  }
  const length = Math.sqrt(square) || 1
  const best = new Float64Array(shelf.length)
  for (let say = 0; say < dots.length; say++) {
    const dot = dots[say] ?? 0
    if (dot === 0) continue
    const card = cardOfSay[say] ?? 0
    const cosine = dot / (length * (lengthOfSay[say] ?? 1))
    if (cosine > (best[card] ?? 0)) best[card] = cosine
  }
  return best
}

function addDots(dots: Float64Array, { says, weights }: Postings, value: number): void {
  for (let at = 0; at < says.length; at++) {
    const say = says[at] ?? 0
    dots[say] = (dots[say] ?? 0) + (weights[at] ?? 0) * value
  }
}

const CIRCLE_SHARE = 0.5

/** Circles of people without which a card is hardly ever put: pupils for class, in-laws for a limit with them. */
export const cardCircles: ReadonlyMap<string, readonly string[]> = new Map(
  parts.map((each) => {
    const counts = new Map<string, number>()
    for (const say of each.says)
      for (const token of say.tokens.keys())
        if (token.startsWith('@') && token !== '@minor') counts.set(token, (counts.get(token) ?? 0) + 1)
    return [each.card.id, [...counts].filter(([, n]) => n / each.says.length >= CIRCLE_SHARE).map(([token]) => token)]
  }),
)

/** How large a share of a card's ways to be said has each intent. */
export const cardIntents: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  parts.map((each) => {
    const shares = new Map<string, number>()
    for (const say of each.says)
      for (const token of say.tokens.keys())
        if (token.startsWith('%')) shares.set(token, (shares.get(token) ?? 0) + 1 / each.says.length)
    return [each.card.id, shares]
  }),
)

/** Cards by id. */
export const cardById: ReadonlyMap<string, Card> = new Map(shelf.map((card) => [card.id, card]))
