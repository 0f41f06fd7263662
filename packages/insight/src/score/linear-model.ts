import type { Window } from '../text/windows.ts'
import { FEATURE_NAMES, type FeatureSpan, type WindowFeatures } from './features.ts'

/** A fitted score as it ships: numbers only, and where they come from. */
export type ModelFile = {
  id: string
  version: number
  trainedOn: string
  licence: string
  citation: string
  rows: number
  /** Agreement with people on texts that the model had not seen. */
  crossValidation: Record<string, number>
  /** Digest of the scripts that fitted it. */
  scriptHash: string
  bias: number
  /** `name mean spread coefficient low high`, one feature a row; values outside low…high are moved to the end. */
  dense: string[]
  /** Longest word sequence, in words. */
  words: number
  /** Word sequences between bars, and their coefficients times `termScale`, separated by spaces. */
  wordTerms: string
  wordWeights: string
  letterTerms: string
  letterWeights: string
  termScale: number
  /**
   * From raw to score: raw numbers in rising order and the score at each, straight lines between. A score from 0 to 100
   * is the share of unseen texts with a lower raw number.
   */
  scale: { raw: number[]; score: number[] }
  /** Ends of the 80 % interval in each tenth of the scale, on the scale of the score. */
  intervals: number[][]
}

/** Models fitted on the same texts share where each feature lies: `name mean spread low high`, one feature a row. */
type SharedColumns = readonly string[]

/** The rows of `ModelFile.dense`, taken apart into what several models share and the coefficients of one. */
export const splitDense = (dense: readonly string[]): { columns: string[]; coefficients: string } => {
  const rows = dense.map((row) => row.split(' '))
  return {
    columns: rows.map(([name, mean, spread, , low, high]) => [name, mean, spread, low, high].join(' ')),
    coefficients: rows.map(([, , , weight]) => weight).join(' '),
  }
}

/** Puts the rows of `ModelFile.dense` together again. */
export const joinDense = (columns: SharedColumns, coefficients: string): string[] => {
  const weights = coefficients.split(' ')
  return columns.map((column, at) => {
    const [name, mean, spread, low, high] = column.split(' ')
    return [name, mean, spread, weights[at], low, high].join(' ')
  })
}

/**
 * A fitted score ready for use. The arrays have one place for each dense feature: what one unit of it adds, the value
 * it has without any cue, and between which values it counts; `blank` is the raw score of a stretch without cues.
 */
export type LinearModel = {
  file: ModelFile
  blank: number
  unit: Float64Array
  none: Float64Array
  low: Float64Array
  high: Float64Array
}

/** Makes a model out of its file, once. */
export const modelOf = (file: ModelFile): LinearModel => {
  const size = FEATURE_NAMES.length
  const [unit, none] = [new Float64Array(size), new Float64Array(size)]
  const [low, high] = [new Float64Array(size), new Float64Array(size)]
  let blank = file.bias
  for (const row of file.dense) {
    const [name = '', ...rest] = row.split(' ')
    const [mean = 0, spread = 1, weight = 0, least = 0, most = 0] = rest.map(Number)
    const place = FEATURE_NAMES.indexOf(name)
    if (place < 0) throw new Error(`${file.id}: no feature is named ${name}`)
    unit[place] = weight / spread
    low[place] = least
    high[place] = most
    none[place] = Math.min(most, Math.max(least, 0))
    blank += (((none[place] ?? 0) - mean) * weight) / spread
  }
  return { file, blank, unit, none, low, high }
}

/**
 * A raw score and what brought it about: `perToken` by token of the text (empty where nobody asks),
 * `rest` what no word is answerable for. They add up to `raw` where it is asked. `whole` is the part of `rest` that a
 * sentence encoder reads from the text as a whole.
 */
export type RawScore = { raw: number; perToken: Float64Array; rest: number; whole?: number }

/** Adds what the dense features of one stretch bring, times `share`. */
export const addDense = (
  { unit, none, low, high }: LinearModel,
  { present, values, spans }: WindowFeatures,
  share: number,
  out: RawScore,
): void => {
  for (const place of present) {
    const each = unit[place] ?? 0
    if (each === 0) continue
    const value = Math.min(high[place] ?? 0, Math.max(low[place] ?? 0, values[place] ?? 0))
    const part = (value - (none[place] ?? 0)) * each * share
    out.raw += part
    const cues = out.perToken.length === 0 ? undefined : spans.get(place)
    if (cues === undefined || !spreadOver(cues, part, out.perToken)) out.rest += part
  }
}

/** Spreads `part` over the words of the cues; false where they cancel out. */
const spreadOver = (cues: readonly FeatureSpan[], part: number, perToken: Float64Array): boolean => {
  let total = 0
  for (const cue of cues) total += cue.share
  if (Math.abs(total) < 1e-9) return false
  for (const { first, last, share } of cues) {
    const each = (part * share) / total / (last - first)
    for (let at = first; at < last; at += 1) perToken[at] = (perToken[at] ?? 0) + each
  }
  return true
}

/** Even a stretch without words (a row of marks) counts a little, so that every text has a score. */
export const weightOf = (window: Window): number => Math.max(1, window.words)

/** Score at a raw number, by straight lines between the points of the scale. */
export const onScale = ({ raw: points, score }: ModelFile['scale'], raw: number): number => {
  const above = points.findIndex((point) => point >= raw)
  if (above < 0) return score.at(-1) ?? 0
  if (above === 0) return score[0] ?? 0
  const [a, b] = [points[above - 1] ?? 0, points[above] ?? 0]
  const [from, to] = [score[above - 1] ?? 0, score[above] ?? 0]
  return from + ((to - from) * (raw - a)) / Math.max(1e-12, b - a)
}
