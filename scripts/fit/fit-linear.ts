import { FEATURE_NAMES } from '@understory/insight/score/features'
import { ascending, deviation, mean, quantile } from '@understory/insight/statistics'
import type { TextDesign } from './design.ts'
import { fitRidge, type LinearFit, type SparseRow } from './ridge.ts'

export type LinearOptions = {
  leastTexts: number
  wordPenalty: number
  letterPenalty: number
  densePenalty: number
  mostWords: number
  mostLetters: number
  dense: (name: string) => boolean
  weight?: (row: number) => number
}

export type Fitted = {
  bias: number
  words: Map<number, number>
  letters: Map<number, number>
  dense: { place: number; mean: number; spread: number; weight: number; low: number; high: number }[]
}

const countTexts = (
  designs: readonly TextDesign[],
  pick: (window: TextDesign[number]) => Int32Array,
): Map<number, number> => {
  const counts = new Map<number, number>()
  for (const design of designs) {
    const seen = new Set<number>()
    for (const window of design) for (const term of pick(window)) seen.add(term)
    for (const term of seen) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  return counts
}

type Columns = { words: Map<number, number>; letters: Map<number, number>; dense: Fitted['dense'] }

type Lightness = ReadonlyMap<number, number>

/** Rare n-grams are more informative, so their ridge penalty is divided by squared IDF, normalized to mean 1. */
const lightnessOf = (counts: ReadonlyMap<number, number>, texts: number): Lightness => {
  const square = (count: number): number => Math.log(1 + texts / count) ** 2
  let [sum, places] = [0, 0]
  for (const count of counts.values()) {
    sum += count * square(count)
    places += count
  }
  return new Map([...counts].map(([term, count]) => [term, (square(count) * places) / sum]))
}

export const meanDense = (design: TextDesign, place: number): number =>
  design.reduce((sum, window) => sum + window.share * (window.dense[place] ?? 0), 0)

const denseColumns = (designs: readonly TextDesign[], use: (name: string) => boolean): Fitted['dense'] =>
  FEATURE_NAMES.flatMap((name, place) => {
    if (!use(name)) return []
    const values = designs.map((design) => meanDense(design, place))
    const sorted = ascending(values)
    const low = Math.min(quantile(sorted, 0.005), 0)
    const high = quantile(sorted, 0.995)
    const spread = deviation(values)
    // Rare features can't be fitted.
    const present = values.filter((value) => value !== 0).length
    return present < 30 || spread < 1e-6
      ? []
      : [{ place, mean: mean(values), spread, weight: 0, low, high: Math.max(high, low + 1e-9) }]
  })

const addTerms = (
  row: Map<number, number>,
  terms: Int32Array,
  columns: Map<number, number>,
  offset: number,
  share: number,
): void => {
  const known: number[] = []
  for (const term of terms) {
    const column = columns.get(term)
    if (column !== undefined) known.push(column)
  }
  const scale = share / Math.sqrt(Math.max(1, known.length))
  for (const column of known) row.set(offset + column, (row.get(offset + column) ?? 0) + scale)
}

const rowOf = (design: TextDesign, { words, letters, dense }: Columns): SparseRow => {
  const row = new Map<number, number>()
  for (const window of design) {
    addTerms(row, window.words, words, 0, window.share)
    addTerms(row, window.letters, letters, words.size, window.share)
    dense.forEach(({ place, mean, spread, low, high }, at) => {
      const value = (Math.min(high, Math.max(low, window.dense[place] ?? 0)) - mean) / spread
      const column = words.size + letters.size + at
      row.set(column, (row.get(column) ?? 0) + value * window.share)
    })
  }
  return { at: Int32Array.from(row.keys()), value: Float64Array.from(row.values()) }
}

const solve = (
  designs: readonly TextDesign[],
  y: ArrayLike<number>,
  columns: Columns,
  options: LinearOptions,
  lightness: { words: Lightness; letters: Lightness },
): LinearFit => {
  const count = columns.words.size + columns.letters.size + columns.dense.length
  const penalty = new Float64Array(count).fill(options.densePenalty)
  for (const [term, at] of columns.words) penalty[at] = options.wordPenalty / (lightness.words.get(term) ?? 1)
  for (const [term, at] of columns.letters)
    penalty[columns.words.size + at] = options.letterPenalty / (lightness.letters.get(term) ?? 1)
  const { weight } = options
  return fitRidge(
    designs.map((design) => rowOf(design, columns)),
    y,
    { columns: count, penalty, ...(weight && { weight: Float64Array.from(designs, (_, at) => weight(at)) }) },
  )
}

const strongest = (
  terms: Map<number, number>,
  counts: Map<number, number>,
  weights: Float64Array,
  offset: number,
  most: number,
): Map<number, number> => {
  if (terms.size <= most) return terms
  const ranked = [...terms].map(([term, column]): [number, number] => [
    term,
    Math.abs(weights[offset + column] ?? 0) * Math.sqrt(counts.get(term) ?? 0),
  ])
  ranked.sort((a, b) => b[1] - a[1])
  return new Map(ranked.slice(0, most).map(([term], at): [number, number] => [term, at]))
}

/** Fits ridge on all n-grams, keeps the strongest, and fits again. */
export const fitLinear = (designs: readonly TextDesign[], y: ArrayLike<number>, options: LinearOptions): Fitted => {
  const usable = (pick: (window: TextDesign[number]) => Int32Array): Map<number, number> =>
    new Map([...countTexts(designs, pick)].filter(([, count]) => count >= options.leastTexts))
  const wordCounts = usable(({ words }) => words)
  const letterCounts = options.mostLetters === 0 ? new Map<number, number>() : usable(({ letters }) => letters)
  const numbered = (counts: Map<number, number>): Map<number, number> =>
    new Map([...counts.keys()].map((term, at): [number, number] => [term, at]))
  const all: Columns = {
    words: numbered(wordCounts),
    letters: numbered(letterCounts),
    dense: denseColumns(designs, options.dense),
  }
  const lightness = {
    words: lightnessOf(wordCounts, designs.length),
    letters: lightnessOf(letterCounts, designs.length),
  }
  let columns = all
  let { weights, bias } = solve(designs, y, columns, options, lightness)
  if (all.words.size > options.mostWords || all.letters.size > options.mostLetters) {
    columns = {
      words: strongest(all.words, wordCounts, weights, 0, options.mostWords),
      letters: strongest(all.letters, letterCounts, weights, all.words.size, options.mostLetters),
      dense: all.dense,
    }
    ;({ weights, bias } = solve(designs, y, columns, options, lightness))
  }
  return {
    bias,
    words: new Map([...columns.words].map(([term, at]): [number, number] => [term, weights[at] ?? 0])),
    letters: new Map(
      [...columns.letters].map(([term, at]): [number, number] => [term, weights[columns.words.size + at] ?? 0]),
    ),
    dense: columns.dense.map((column, at) => ({
      ...column,
      weight: weights[columns.words.size + columns.letters.size + at] ?? 0,
    })),
  }
}

const termSum = (terms: Int32Array, weights: Map<number, number>): number => {
  let [sum, known] = [0, 0]
  for (const term of terms) {
    const weight = weights.get(term)
    if (weight === undefined) continue
    sum += weight
    known += 1
  }
  return sum / Math.sqrt(Math.max(1, known))
}

export const predictLinear = (fitted: Fitted, design: TextDesign): number => {
  let raw = fitted.bias
  for (const window of design) {
    let sum = termSum(window.words, fitted.words) + termSum(window.letters, fitted.letters)
    for (const { place, mean, spread, weight, low, high } of fitted.dense) {
      sum += ((Math.min(high, Math.max(low, window.dense[place] ?? 0)) - mean) / spread) * weight
    }
    raw += sum * window.share
  }
  return raw
}
