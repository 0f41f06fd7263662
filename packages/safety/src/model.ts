import type { DangerKind } from './danger.ts'
import type { Sparse } from './ngrams.ts'

/** Vectors of a text from four layers, one after another. */
export const LAYERS = 4
export const VECTOR_LENGTH = LAYERS * 384
export const HIDDEN = 32
/** How sharply the gravest sentence of a message stands for all of it. */
export const SHARPNESS = 1.5

/** Numbers packed into bytes: each byte times `scale`. */
export type Packed = { scale: number; bytes: string }

/** A logistic regression over plain numbers. */
type Linear = { bias: number; weights: number[] }

/** The kinds that the classifier tells apart, in the order of its fitted weights; the last is a danger for a life now. */
export const CLASSES = [
  'suicide',
  'self-harm',
  'violence-at-home',
  'sexual-violence',
  'child-or-elder',
  'danger-to-others',
  'eating',
  'psychosis',
  'danger-now',
] as const satisfies (DangerKind | 'danger-now')[]

export type DangerModel = {
  id: string
  sources: Record<string, string>
  figures: Record<string, number>
  network: { input: Packed; hidden: number[]; output: number[]; bias: number[] }
  words: Packed
  plea: { vector: Packed; cues: Linear }
  kinds: { weights: Packed; bias: number[] }
  who: { weights: Packed; bias: number }
  /**
   * Two scores from everything that was found: help first, help anywhere; from 0 on they hold. One pair for pleas, one for
   * what else people say, one for words alone.
   */
  stacks: Record<'pleas' | 'vectors' | 'words', { lead: Linear; any: Linear }>
}

const LARGEST = 127

export const pack = (numbers: ArrayLike<number>): Packed => {
  const all = Array.from(numbers)
  const scale = all.reduce((most, each) => Math.max(most, Math.abs(each)), 1e-9) / LARGEST
  const bytes = Int8Array.from(all, (each) => Math.round(each / scale))
  return { scale, bytes: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte & 0xff)).join('')) }
}

export const unpack = ({ scale, bytes }: Packed): Float32Array =>
  Float32Array.from(atob(bytes), (sign) => (((sign.charCodeAt(0) ?? 0) << 24) >> 24) * scale)

/** The parts of the model that score sentences, unpacked; laid out as the fit lays them out. */
type Network = {
  /** For each of `HIDDEN` units a row of `VECTOR_LENGTH`. */
  input: Float32Array
  hidden: Float32Array
  /** For each hidden unit two outputs: help first, help anywhere. */
  output: Float32Array
  bias: Float32Array
  /** For each slot of the table two outputs. */
  words: Float32Array
}

export const networkOf = (model: DangerModel): Network => ({
  input: unpack(model.network.input),
  hidden: Float32Array.from(model.network.hidden),
  output: Float32Array.from(model.network.output),
  bias: Float32Array.from(model.network.bias),
  words: unpack(model.words),
})

/** Two scores of a sentence by its words alone. */
export const wordScores = ({ words }: Network, { at, value }: Sparse): [number, number] => {
  let [first, anywhere] = [0, 0]
  at.forEach((slot, each) => {
    first += (words[2 * slot] ?? 0) * (value[each] ?? 0)
    anywhere += (words[2 * slot + 1] ?? 0) * (value[each] ?? 0)
  })
  return [first, anywhere]
}

/** Two scores of all sentences of a piece by its vector. */
export const vectorScores = (network: Network, vector: ArrayLike<number>): [number, number] => {
  let [first, anywhere] = [network.bias[0] ?? 0, network.bias[1] ?? 0]
  network.hidden.forEach((bias, at) => {
    const active = Math.max(0, bias + dot(network.input, at * VECTOR_LENGTH, vector))
    first += active * (network.output[2 * at] ?? 0)
    anywhere += active * (network.output[2 * at + 1] ?? 0)
  })
  return [first, anywhere]
}

/** The score of a message from those of its sentences: a soft maximum. */
export const pooled = (scores: readonly number[]): number => {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const sum = scores.reduce((total, score) => total + Math.exp(SHARPNESS * (score - most)), 0)
  return most + Math.log(sum) / SHARPNESS
}

/** The vector of what is gravest in a message: of each sentence's piece as much as the sentence has of the score. */
export const topOf = (sentences: readonly { vector: ArrayLike<number>; first: number }[]): Float64Array => {
  const whole = pooled(sentences.map(({ first }) => first))
  const top = new Float64Array(VECTOR_LENGTH)
  for (const { vector, first } of sentences) {
    const share = Math.exp(SHARPNESS * (first - whole))
    for (let at = 0; at < VECTOR_LENGTH; at += 1) top[at] = (top[at] ?? 0) + share * (vector[at] ?? 0)
  }
  return top
}

export const linear = ({ bias, weights }: Linear, values: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (values[at] ?? 0), bias)

export const dot = (weights: ArrayLike<number>, from: number, vector: ArrayLike<number>): number => {
  let sum = 0
  for (let at = 0; at < VECTOR_LENGTH; at += 1) sum += (weights[from + at] ?? 0) * (vector[at] ?? 0)
  return sum
}
