import { clamp, interpolate } from '../statistics.ts'
import type { Window } from '../text/windows.ts'
import { FEATURE_NAMES, type FeatureSpan, type WindowFeatures } from './features.ts'

/** A fitted linear model as shipped: coefficients and provenance. */
export type ModelFile = {
  id: string
  version: number
  trainedOn: string
  licence: string
  citation: string
  rows: number
  /** Agreement with human ratings in cross-validation. */
  crossValidation: Record<string, number>
  /** Hash of the training scripts. */
  scriptHash: string
  bias: number
  /** `name mean spread coefficient low high` per feature; values are clamped to low…high. */
  dense: string[]
  /** Maximum n-gram length. */
  words: number
  /** N-grams separated by bars; coefficients times `termScale`, separated by spaces. */
  wordTerms: string
  wordWeights: string
  letterTerms: string
  letterWeights: string
  termScale: number
  /** Piecewise linear map from raw to score. A score from 0 to 100 is a percentile of held-out texts. */
  scale: { raw: number[]; score: number[] }
  /** 80 % intervals per tenth of the scale. */
  intervals: number[][]
}

/**
 * Splits `ModelFile.dense` into coefficients and columns of `name mean spread low high`, which models fitted on the
 * same texts share.
 */
export const splitDense = (dense: readonly string[]): { columns: string[]; coefficients: string } => {
  const rows = dense.map((row) => row.split(' '))
  return {
    columns: rows.map(([name, mean, spread, , low, high]) => [name, mean, spread, low, high].join(' ')),
    coefficients: rows.map(([, , , weight]) => weight).join(' '),
  }
}

/** The inverse of `splitDense`. */
export const joinDense = (columns: readonly string[], coefficients: string): string[] => {
  const weights = coefficients.split(' ')
  return columns.map((column, at) => {
    const [name, mean, spread, low, high] = column.split(' ')
    return [name, mean, spread, weights[at], low, high].join(' ')
  })
}

/** A model prepared for scoring; arrays are indexed by dense feature. `blank` is the raw score without cues. */
export type LinearModel = {
  file: ModelFile
  blank: number
  unit: Float64Array
  none: Float64Array
  low: Float64Array
  high: Float64Array
}

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
    none[place] = clamp(0, least, most)
    blank += (((none[place] ?? 0) - mean) * weight) / spread
  }
  return { file, blank, unit, none, low, high }
}

/**
 * A raw score with its attribution: `perToken` (empty unless requested) plus `rest` add up to `raw`; `whole` is the
 * encoder's part of `rest`.
 */
export type RawScore = { raw: number; perToken: Float64Array; rest: number; whole?: number }

/** Adds the dense features of one window, weighted by `share`. */
export const addDense = (
  { unit, none, low, high }: LinearModel,
  { present, values, spans }: WindowFeatures,
  share: number,
  out: RawScore,
): void => {
  for (const place of present) {
    const each = unit[place] ?? 0
    if (each === 0) continue
    const value = clamp(values[place] ?? 0, low[place] ?? 0, high[place] ?? 0)
    const part = (value - (none[place] ?? 0)) * each * share
    out.raw += part
    const cues = out.perToken.length === 0 ? undefined : spans.get(place)
    if (cues === undefined || !spreadOver(cues, part, out.perToken)) out.rest += part
  }
}

/** Distributes `part` over the cues' tokens; false if they cancel out. */
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

/** Windows without words get a small weight, so that every text has a score. */
export const weightOf = (window: Window): number => Math.max(1, window.words)

/** Maps a raw score by linear interpolation. */
export const onScale = ({ raw: points, score }: ModelFile['scale'], raw: number): number =>
  interpolate(points, score, raw)
