// Fits the weights with which the coach ranks its cards and prints them for packages/coach/src/retrieve/rank.ts:
//   node scripts/fit/fit-coach.ts
import { developmentRows, FITTED, heldOutRows, type Row } from './coach-rows.ts'

/** The last number is what no card at all weighs. */
type Weights = Float64Array

const STEPS = 600
const PACE = 0.1
const RIDGE = 0.0001
const FOLDS = 5
/** A message also stands for one of which the shelf has no card: with the right ones taken off. */
const WITHOUT = 0.15
/** What few messages tell and must not be forgiven: a word that rules a card out, or one that it needs and that was not said. */
const GIVEN: Readonly<Record<string, number>> = { barred: -4, closed: -0.6 }
/** None of these may count the other way, whatever the few messages say. */
const AGAINST: ReadonlySet<string> = new Set(['otherHearer', 'graveClosed'])

const scoresOf = ({ cards }: Row, weights: Weights): number[] => {
  const none = weights[FITTED.length] ?? 0
  return cards.map((signs) => signs.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), -none))
}

/** Shares of the exponentials in one whole, to which no card adds 1. */
const chancesOf = (scores: readonly number[], isIn: (at: number) => boolean): number[] => {
  const parts = scores.map((score, at) => (isIn(at) ? Math.exp(Math.min(score, 50)) : 0))
  const all = parts.reduce((sum, part) => sum + part, 1)
  return parts.map((part) => part / all)
}

const chances = (row: Row, weights: Weights): number[] => chancesOf(scoresOf(row, weights), () => true)

const addGradient = (row: Row, weights: Weights, into: Float64Array): void => {
  const scores = scoresOf(row, weights)
  const given = chancesOf(scores, () => true)
  const others = chancesOf(scores, (at) => row.right[at] === false)
  const met = given.reduce((sum, chance, at) => sum + (row.right[at] ? chance : 0), 0)
  row.cards.forEach((signs, at) => {
    const chance = given[at] ?? 0
    const wanted = row.right[at] ? chance / met : 0
    const by = row.weight * (chance - wanted + (met > 0 ? WITHOUT * (others[at] ?? 0) : 0))
    signs.forEach((value, sign) => {
      into[sign] = (into[sign] ?? 0) + by * value
    })
    into[FITTED.length] = (into[FITTED.length] ?? 0) - by
  })
}

/** Adam over all rows at once: a few hundred messages and a dozen signs. */
const fitWeights = (rows: readonly Row[]): Weights => {
  const size = FITTED.length + 1
  const [weights, mean, square] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)]
  const all = rows.reduce((sum, { weight }) => sum + weight, 0)
  for (let step = 1; step <= STEPS; step++) {
    const gradient = new Float64Array(size)
    for (const row of rows) addGradient(row, weights, gradient)
    for (let at = 0; at < size; at++) {
      const slope = (gradient[at] ?? 0) / all + (at < FITTED.length ? RIDGE * (weights[at] ?? 0) : 0)
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope
      const move = (mean[at] ?? 0) / (1 - 0.9 ** step) / (Math.sqrt((square[at] ?? 0) / (1 - 0.999 ** step)) + 1e-9)
      const next = (weights[at] ?? 0) - PACE * move
      weights[at] = GIVEN[FITTED[at] ?? ''] ?? (AGAINST.has(FITTED[at] ?? '') ? Math.min(0, next) : Math.max(0, next))
    }
  }
  return weights
}

type Judged = { set: string; chance: number; isRight: boolean; hasRight: boolean; loss: number }

const judge = (row: Row, weights: Weights): Judged => {
  const given = chances(row, weights)
  const best = given.indexOf(Math.max(...given))
  const hasRight = row.right.includes(true)
  const met = given.reduce((sum, chance, at) => sum + (row.right[at] ? chance : 0), 0)
  const left = 1 - given.reduce((sum, chance) => sum + chance, 0)
  return {
    set: row.set,
    chance: given[best] ?? 0,
    isRight: row.right[best] === true,
    hasRight,
    loss: -Math.log((hasRight ? met : left) + 1e-4),
  }
}

const share = (part: readonly unknown[], whole: readonly unknown[]): string =>
  (whole.length === 0 ? 0 : part.length / whole.length).toFixed(3)

const report = (name: string, judged: readonly Judged[]): void => {
  const wanted = judged.filter(({ hasRight }) => hasRight)
  const taken = [0.8, 0.85, 0.9].map((least) => {
    const sure = judged.filter(({ chance }) => chance >= least)
    const right = sure.filter(({ isRight }) => isRight)
    return `from ${least} on ${share(right, sure)} right, ${share(right, wanted)} found`
  })
  const loss = judged.reduce((sum, each) => sum + each.loss, 0) / judged.length
  const first = wanted.filter(({ isRight }) => isRight)
  console.log(`${name}: first ${share(first, wanted)}, loss ${loss.toFixed(3)}; ${taken.join('; ')}`)
}

const rows = developmentRows()
const ways = heldOutRows()
console.log(`${rows.length} messages, ${ways.length} ways held out`)
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fitWeights([...rows.filter((_row, at) => at % FOLDS !== fold), ...ways])
  return rows.filter((_row, at) => at % FOLDS === fold).map((row) => judge(row, weights))
}).flat()
const SETS = new Set(rows.map(({ set }) => set))
for (const name of SETS)
  report(
    name,
    judged.filter(({ set }) => set === name),
  )
report(
  'those not written beside cards',
  judged.filter(({ set }) => set !== 'messages' && set !== 'first'),
)
const weights = fitWeights([...rows, ...ways])
console.log(
  Object.fromEntries([...FITTED, 'NONE'].map((sign, at) => [sign, Number((weights[at] ?? 0).toPrecision(3))])),
)
