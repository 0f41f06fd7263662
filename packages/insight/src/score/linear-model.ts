import type { Reading } from '../text/reading.ts'
import type { Window } from '../text/windows.ts'
import { FEATURE_NAMES, type WindowFeatures } from './features.ts'
import type { TermHits, WindowTerms } from './terms.ts'

/** A fitted score as it ships: numbers only, and where they come from. */
export type ModelFile = {
  id: string
  version: number
  trainedOn: string
  licence: string
  citation: string
  rows: number
  /** Agreement with people by cross-validation. */
  crossValidation: Record<string, number>
  scriptHash: string
  bias: number
  /** `name mean spread coefficient low high`, one feature a row; values outside low…high are moved to the end. */
  dense: string[]
  words: number
  /** Word sequences between bars, and their coefficients times `termScale`, separated by spaces. */
  wordTerms: string
  wordWeights: string
  letterTerms: string
  letterWeights: string
  termScale: number
  /** Raw score below which 0, 2, 4 … 100 % of the predictions lie. */
  quantiles: number[]
  /** For predictions in each tenth: the middle 80 % of what people said, as percentiles. */
  spread: [number, number][]
}

type Dense = { place: number; name: string; mean: number; spread: number; weight: number; low: number; high: number }

export type LinearModel = { file: ModelFile; dense: Dense[]; words: Float64Array; letters: Float64Array }

const weightsOf = (weights: string, scale: number): Float64Array =>
  weights === '' ? new Float64Array(0) : Float64Array.from(weights.split(' '), (weight) => Number(weight) / scale)

const denseOf = (row: string): Dense[] => {
  const [name = '', ...rest] = row.split(' ')
  const [mean = 0, spread = 1, weight = 0, low = 0, high = 0] = rest.map(Number)
  const place = FEATURE_NAMES.indexOf(name)
  return place < 0 ? [] : [{ place, name, mean, spread, weight, low, high }]
}

/** Makes a model out of its file, once. */
export const modelOf = (file: ModelFile): LinearModel => ({
  file,
  dense: file.dense.flatMap(denseOf),
  words: weightsOf(file.wordWeights, file.termScale),
  letters: weightsOf(file.letterWeights, file.termScale),
})

/**
 * A raw score and what each part brought to it: `perToken` by token of the text, `perFeature` by dense feature. Their
 * sum and the bias is `raw`.
 */
export type RawScore = { raw: number; perToken: Float64Array; perFeature: Map<string, number> }

const addTerms = (hits: TermHits | undefined, weights: Float64Array, share: number, perToken: Float64Array): number => {
  if (hits === undefined) return 0
  const scale = 1 / Math.sqrt(Math.max(1, hits.terms.length))
  let sum = 0
  for (let k = 0; k < hits.terms.length; k += 1) {
    const part = (weights[hits.terms[k] ?? 0] ?? 0) * scale
    const [first, last] = [hits.first[k] ?? 0, hits.last[k] ?? 0]
    sum += part
    for (let at = first; at < last; at += 1) perToken[at] = (perToken[at] ?? 0) + (part * share) / (last - first)
  }
  return sum
}

const addDense = (model: LinearModel, features: WindowFeatures, share: number, out: RawScore): number => {
  let sum = 0
  for (const { place, name, mean, spread, weight, low, high } of model.dense) {
    const value = Math.min(high, Math.max(low, features.values[place] ?? 0))
    const part = ((value - mean) / spread) * weight
    sum += part
    const spans = features.spans.get(place) ?? []
    const total = spans.reduce((all, span) => all + span.share, 0)
    const blank = ((Math.min(high, Math.max(low, 0)) - mean) / spread) * weight
    // What the words brought is the difference to a text without them; the rest belongs to the feature itself.
    const brought = Math.abs(total) < 1e-9 ? 0 : part - blank
    out.perFeature.set(name, (out.perFeature.get(name) ?? 0) + (part - brought) * share)
    for (const span of spans) {
      const each = brought === 0 ? 0 : (brought * share * span.share) / total / (span.last - span.first)
      for (let at = span.first; at < span.last; at += 1) out.perToken[at] = (out.perToken[at] ?? 0) + each
    }
  }
  return sum
}

/** One text as the models see it. */
export type Scored = {
  reading: Reading
  windows: readonly Window[]
  features: readonly WindowFeatures[]
  /** Terms of each stretch, by model. */
  terms: readonly WindowTerms[]
}

/**
 * Score of a text: the mean over its stretches, weighted by their words. Undefined without stretches. `place` is the
 * model's number among those that the terms were looked up for.
 */
export const scoreWith = (
  model: LinearModel,
  place: number,
  { reading, windows, features, terms }: Scored,
): RawScore | undefined => {
  const total = windows.reduce((sum, window) => sum + weightOf(window), 0)
  if (total === 0) return undefined
  const out: RawScore = {
    raw: model.file.bias,
    perToken: new Float64Array(reading.tokens.length),
    perFeature: new Map(),
  }
  windows.forEach((window, at) => {
    const dense = features[at]
    if (dense === undefined) return
    const share = weightOf(window) / total
    const sum =
      addTerms(terms[at]?.words[place], model.words, share, out.perToken) +
      addTerms(terms[at]?.letters[place], model.letters, share, out.perToken) +
      addDense(model, dense, share, out)
    out.raw += sum * share
  })
  return out
}

/** Even a stretch without words (a row of marks) counts a little, so that every text has a score. */
export const weightOf = (window: Window): number => Math.max(1, window.words)
