import { shelf } from '../cards/shelf.ts'
import { shade } from '../text/shadow.ts'
import type { Card } from '../types.ts'
import { bm25Index } from './bm25.ts'
import { countsOf, idfOf } from './counts.ts'
import { type Features, featuresOf } from './features.ts'
import { allWays, type Likely, letterOdds, likelyBy, phraseOdds } from './likely.ts'

/** In which ways of putting something a token stands, and how much it weighs there. */
type Postings = { says: number[]; weights: number[] }

/** One way that people put a situation, as weighted tokens of length one. */
type Say = { card: number; length: number }

const tokensOf = (features: readonly Features[]): string[] => {
  const found: string[] = []
  for (const { tokens } of features) for (const token of tokens.keys()) found.push(token)
  return found
}

/** Our own sentences about the situation: they know words that nobody thought of as a way to say it. */
const bodyOf = (card: Card): string =>
  [
    ...card.tries.flatMap((each) => [each.say.spoken, each.why]),
    ...card.asks.map((ask) => ask.text),
    ...card.traps,
    card.principle.text,
  ].join(' . ')

/** The fields of a card as tokens, what names its situation, and all different tokens of its ways to be said, keys and label. */
type Part = { card: Card; says: Features[]; names: Features; fields: string[][]; tokens: ReadonlySet<string> }

const partOf = (card: Card): Part => {
  const says = card.says.map((line) => featuresOf(shade(line)))
  const keys = card.keys.map((line) => featuresOf(shade(line)))
  const label = featuresOf(shade(card.label))
  const body = featuresOf(shade(bodyOf(card)))
  return {
    card,
    says,
    names: featuresOf(shade([...card.keys, card.label].join(' . '))),
    fields: [says, keys, [label], [body]].map(tokensOf),
    tokens: new Set(tokensOf([...says, ...keys, label])),
  }
}

const FIELD_BOOSTS = { says: 2, keys: 3, label: 1, body: 0.5 }
const CIRCLE_SHARE = 0.5
const HIGHEST = Math.log(1 + shelf.length)

const idfsOf = (parts: readonly Part[]): Map<string, number> => {
  const found = countsOf(parts.flatMap(({ tokens }) => [...tokens]))
  for (const [token, n] of found) found.set(token, idfOf(n, shelf.length))
  return found
}

/** As plain numbers side by side: every message runs through thousands of them. */
const nearnessOf = (texts: readonly (readonly Features[])[], idfs: ReadonlyMap<string, number>) => {
  const says: Say[] = []
  const postings = new Map<string, Postings>()
  const addSay = (card: number, features: Features): void => {
    const say = says.length
    let square = 0
    for (const [token, weight] of features.tokens) {
      const value = weight * (idfs.get(token) ?? HIGHEST)
      square += value * value
      const list = postings.get(token) ?? { says: [], weights: [] }
      if (list.says.length === 0) postings.set(token, list)
      list.says.push(say)
      list.weights.push(value)
    }
    says.push({ card, length: Math.sqrt(square) || 1 })
  }
  texts.forEach((own, card) => {
    for (const features of own) addSay(card, features)
  })
  return {
    postings,
    cardOfSay: Int32Array.from(says, ({ card }) => card),
    lengthOfSay: Float64Array.from(says, ({ length }) => length),
  }
}

const circlesOf = ({ says }: Part): string[] => {
  const isCircle = (token: string): boolean => token.startsWith('@') && token !== '@minor'
  const counts = countsOf(says.flatMap(({ tokens }) => [...tokens.keys()].filter(isCircle)))
  return [...counts].filter(([, n]) => n / says.length >= CIRCLE_SHARE).map(([token]) => token)
}

/** Tokens of the same kind by their first sign: ">" who hears it, "%" what is wished. */
type Kind = '>' | '%'

/** So many ways to put a card are thought to be as usual on the whole shelf, before its own are counted. */
const PRIOR = 4

/** How much more usual a token is for a card than for the shelf, as a log-ratio: where it stands, and where it does not. */
type Usual = Map<string, { said: number; unsaid: number }>

const usualsOf = (parts: readonly Part[]): Usual[] => {
  const isOfKind = (token: string): boolean => token.startsWith('>') || token.startsWith('%')
  const counted = parts.map(({ says }) => countsOf(says.flatMap(({ tokens }) => [...tokens.keys()].filter(isOfKind))))
  const all = parts.reduce((sum, { says }) => sum + says.length, 0)
  const overall = new Map<string, number>()
  for (const counts of counted) for (const [token, n] of counts) overall.set(token, (overall.get(token) ?? 0) + n / all)
  return parts.map(({ says }, at) => {
    const usual: Usual = new Map()
    for (const [token, share] of overall) {
      const own = ((counted[at]?.get(token) ?? 0) + PRIOR * share) / (says.length + PRIOR)
      usual.set(token, { said: Math.log(own / share), unsaid: Math.log((1 - own) / (1 - share)) })
    }
    return usual
  })
}

/** In steps, so that others may be served in between. */
function* build() {
  const parts: Part[] = []
  for (const card of shelf) {
    parts.push(partOf(card))
    yield
  }
  const idfs = idfsOf(parts)
  const byId = <Value>(of: (part: Part) => Value): ReadonlyMap<string, Value> =>
    new Map(parts.map((part) => [part.card.id, of(part)]))
  yield
  const search = bm25Index(
    parts.map(({ fields }) => fields),
    Object.values(FIELD_BOOSTS),
  )
  yield
  const says = nearnessOf(
    parts.map(({ says }) => says),
    idfs,
  )
  yield
  const keys = nearnessOf(
    parts.map(({ names }) => [names]),
    idfs,
  )
  yield
  const ways = allWays()
  yield
  const letters = letterOdds(ways)
  yield
  const phrases = phraseOdds(ways)
  yield
  return {
    idfs,
    search,
    says,
    keys,
    likely: likelyBy(letters, phrases),
    tokens: byId<ReadonlySet<string>>(({ tokens }) => tokens),
    circles: byId<readonly string[]>(circlesOf),
    usuals: new Map(usualsOf(parts).map((usual, at) => [shelf[at]?.id, usual])),
  }
}

type Index = ReturnType<typeof build> extends Generator<unknown, infer Built> ? Built : never

let making: ReturnType<typeof build> | undefined
let built: Index | undefined

/** Does one step more; gives the index once there is none left. */
const step = (): Index | undefined => {
  if (built) return built
  making ??= build()
  const { done, value } = making.next()
  if (done) built = value
  return built
}

/**
 * The shelf made ready for searching, when it is first asked for: that takes longer than loading all the rest, and most who
 * load the coach never ask.
 */
const index = (): Index => {
  for (;;) {
    const made = step()
    if (made) return made
  }
}

/** Makes the shelf ready before the first message asks for it, which else waits for a second and more; a step each time. */
export function* makeReady(): Generator<undefined, void> {
  while (!step()) yield
}

/** How near each card's words come to weighted tokens, by its place on the shelf. */
export const search = (tokens: ReadonlyMap<string, number>): Float64Array => index().search(tokens)

/** How telling a token is: rare on the shelf is high; a word that no card has counts as the rarest. */
export const idf = (token: string): number => index().idfs.get(token) ?? HIGHEST

/** Whether any card knows the token. */
export const isKnown = (token: string): boolean => index().idfs.has(token)

/** Tokens of a card: of its ways to be said, its keys and its label. */
export const cardTokens = ({ id }: Card): ReadonlySet<string> => index().tokens.get(id) ?? NOTHING

const NOTHING: ReadonlySet<string> = new Set()

/** Circles of people without which a card is hardly ever put: pupils for class, in-laws for a limit with them. */
export const cardCircles = ({ id }: Card): readonly string[] => index().circles.get(id) ?? []

/** How usual hearers or wishes such as these are for a card, as log-odds against the whole shelf: 0 where they say nothing. */
export const usual = ({ id }: Card, { tokens }: Features, kind: Kind): number => {
  let sum = 0
  for (const [token, { said, unsaid }] of index().usuals.get(id) ?? [])
    if (token.startsWith(kind)) sum += tokens.has(token) ? said : unsaid
  return sum
}

/** For each card, by its place on the shelf, the cosine of the nearest way that people put it, 0 to 1. */
export const nearestSays = (features: Features): Float64Array => nearestOf(features, index().says)

/** For each card, by its place on the shelf, the cosine to the words that name its situation, 0 to 1. */
export const nearestKeys = (features: Features): Float64Array => nearestOf(features, index().keys)

const nearestOf = (features: Features, near: ReturnType<typeof nearnessOf>): Float64Array => {
  const { postings, cardOfSay, lengthOfSay } = near
  const dots = new Float64Array(cardOfSay.length)
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

/** For each card, by its place on the shelf, how likely the letters and the phrases of a message are, as damped log-odds. */
export const likely = (features: Features): Likely => index().likely(features)

/** Cards by id. */
export const cardById: ReadonlyMap<string, Card> = new Map(shelf.map((card) => [card.id, card]))
