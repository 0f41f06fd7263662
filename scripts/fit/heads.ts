import { NO_DIGS } from '@understory/insight/score/digs'
import { planOf } from '@understory/insight/score/encoded-text'
import type { HeadFile } from '@understory/insight/score/encoder-heads'
import { mean as meanOf } from '@understory/insight/statistics'
import { readText } from '@understory/insight/text/reading'
import { encodeAll } from '../encode.ts'
import {
  everyRow,
  type Fold,
  fitPlan,
  foldsOfRows,
  pick,
  predictRows,
  predictUnseen,
  type SeenSet,
} from './cross-validate.ts'
import { predictSentiment, spreadOf, withLists } from './measure.ts'
import { short } from './pack.ts'
import type { Plan } from './plans.ts'
import { fitRidge, type SparseRow } from './ridge.ts'

/** Mean vector of the windows that the encoder reads. */
export const encodeTexts = async (rows: readonly { text: string }[]): Promise<Float32Array[]> => {
  const stretches = rows.map(({ text }) => planOf(readText(text), NO_DIGS, false).stretches)
  const vectors = await encodeAll(stretches.flat().map(({ text }) => text))
  let next = 0
  return stretches.map((own) => {
    const sum = new Float32Array(SIZE)
    for (const { share } of own) {
      const vector = vectors[next++]
      for (let at = 0; at < SIZE; at += 1) sum[at] = (sum[at] ?? 0) + share * (vector?.[at] ?? 0)
    }
    return sum
  })
}

const SIZE = 512
/** Spread of the sum of words and lists, each of spread 1. */
const TWO_SPREAD = 1.67
const PENALTY = 5
/** For emotions, which are rare. */
const PENALTY_OF_RARE = 20
/** Nearly none: the word score is regularized already. */
const WORDS_PENALTY = 1e-3
const ITERATIONS = 40
const LARGEST = 999

/** Full precision: raw = words × word score + weights · vector + bias. */
export type FittedHead = { words: number; bias: number; weights: Float64Array; middle: number }

/** `learned` jointly (`rare` for rare targets), or `equal` weights where none can be learned. */
export type Mixture = 'learned' | 'rare' | 'equal'

export type Rows = { vectors: readonly Float32Array[]; words: Float64Array; targets: ArrayLike<number> }

/** Fits a head; `words` must be out-of-fold. */
export const fitHead = (
  { vectors, words, targets }: Rows,
  rows: readonly number[],
  mixture: Mixture,
  weight?: Float64Array,
): FittedHead => {
  const middle = new Float64Array(SIZE)
  for (const row of rows)
    for (let at = 0; at < SIZE; at += 1) middle[at] = (middle[at] ?? 0) + (vectors[row]?.[at] ?? 0) / rows.length
  const own = pick(words, rows)
  const [mean, spread] = [meanOf(own), spreadOf(own)]
  const isLearned = mixture !== 'equal'
  const places = Int32Array.from({ length: SIZE + (isLearned ? 1 : 0) }, (_, at) => at)
  const design = rows.map((row): SparseRow => {
    const value = Float64Array.from(places, (at) =>
      at < SIZE ? (vectors[row]?.[at] ?? 0) - (middle[at] ?? 0) : ((words[row] ?? 0) - mean) / spread,
    )
    return { at: places, value }
  })
  const penalty = new Float64Array(places.length).fill(mixture === 'rare' ? PENALTY_OF_RARE : PENALTY)
  if (isLearned) penalty[SIZE] = WORDS_PENALTY
  const fit = fitRidge(design, pick(targets, rows), {
    columns: places.length,
    penalty,
    iterations: ITERATIONS,
    ...(weight && { weight: pick(weight, rows) }),
  })
  const weights = fit.weights.slice(0, SIZE)
  const product = (vector: ArrayLike<number>): number =>
    weights.reduce((sum, each, at) => sum + each * (vector[at] ?? 0), 0)
  if (isLearned) {
    const slope = (fit.weights[SIZE] ?? 0) / spread
    return { words: slope, weights, middle: product(middle), bias: fit.bias - slope * mean - product(middle) }
  }
  // Words and lists are in `words` already; the encoder is the third equal part.
  const scale = spread / (TWO_SPREAD * spreadOf(rows.map((row) => product(vectors[row] ?? middle))))
  return {
    words: 1,
    weights: weights.map((each) => each * scale),
    middle: scale * product(middle),
    bias: -scale * product(middle),
  }
}

export const predictHead = ({ words, bias, weights }: FittedHead, raw: number, vector: ArrayLike<number>): number =>
  weights.reduce((sum, each, at) => sum + each * (vector[at] ?? 0), bias + words * raw)

/** Out-of-fold word scores, and those of held-out rows. */
type WordsOf = { unseen: (rows: readonly number[]) => Float64Array; apart: (fold: Fold) => Float64Array }

export const wordsOf = (plan: Plan, seen: SeenSet, hasLists: boolean): WordsOf => ({
  unseen: (rows) => (hasLists ? predictSentiment(plan, seen, [...rows]).unseen : predictUnseen(plan, seen, [...rows])),
  apart: ({ learned, held }) => {
    const out = new Float64Array(seen.rows.length)
    const fitted = fitPlan(plan, seen, learned)
    predictRows(hasLists ? withLists(fitted, predictSentiment(plan, seen, learned).added) : fitted, seen, held, out)
    return out
  },
})

export const predictNested = (
  rows: Omit<Rows, 'words'>,
  { unseen, apart }: WordsOf,
  folds: readonly Fold[],
  learn: (rows: Rows, learned: readonly number[]) => FittedHead,
): Float64Array => {
  const out = new Float64Array(rows.targets.length)
  for (const fold of folds) {
    const head = learn({ ...rows, words: unseen(fold.learned) }, fold.learned)
    const words = apart(fold)
    for (const row of fold.held) out[row] = predictHead(head, words[row] ?? 0, rows.vectors[row] ?? [])
  }
  return out
}

export const allFolds = (seen: SeenSet): Fold[] => foldsOfRows(seen, everyRow(seen))

type Held = { head: FittedHead; unseen: Float64Array }

/** Rescales to the mean and spread of the word score, so that both are interchangeable. */
export const onScaleOfWords = (head: FittedHead, unseen: Float64Array, words: Float64Array): Held => {
  const [mean, own] = [meanOf(unseen), meanOf(words)]
  const scale = spreadOf(words) / spreadOf(unseen)
  return {
    unseen: unseen.map((raw) => (raw - mean) * scale + own),
    head: {
      words: head.words * scale,
      weights: head.weights.map((each) => each * scale),
      middle: head.middle * scale,
      bias: (head.bias - mean) * scale + own,
    },
  }
}

/** Keeps only this share of the encoder's change, so that both scores seldom put two texts in a different order. */
export const heldBack = ({ head, unseen }: Held, words: Float64Array, share: number): Held =>
  onScaleOfWords(
    {
      words: 1 - share + share * head.words,
      weights: head.weights.map((each) => each * share),
      middle: head.middle * share,
      bias: head.bias * share,
    },
    unseen.map((raw, row) => share * raw + (1 - share) * (words[row] ?? 0)),
    words,
  )

export const packHead = ({ words, bias, weights, middle }: FittedHead): HeadFile => {
  const weightScale = short(LARGEST / weights.reduce((most, each) => Math.max(most, Math.abs(each)), 1e-9))
  return {
    words: short(words),
    bias: short(bias),
    middle: short(middle),
    weights: [...weights].map((each) => Math.round(each * weightScale)).join(' '),
    weightScale,
  }
}
