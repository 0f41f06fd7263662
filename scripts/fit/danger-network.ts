import { DIMENSIONS, HIDDEN, type Network, SHARPNESS, WORD_SLOTS } from '../../packages/safety/src/model.ts'
import type { Sparse } from '../../packages/safety/src/ngrams.ts'

type Encoded = readonly { vector: Float32Array; sentences: readonly { ngrams: Sparse }[] }[]

/**
 * A message to learn from: what it looks like in serving, and taken apart into its sentences; two truths (help first, help
 * anywhere) with their weights. Half of the time it is learned from apart: the network then knows what is said briefly as well.
 */
export type Example = {
  encoded: Encoded
  apart: Encoded
  truths: readonly [number, number]
  weights: readonly [number, number]
}

const EPOCHS = 16
const BATCH = 256
const DROPOUT = 0.4
const STEP = { dense: 3e-3, words: 4e-3 }
const [MOMENTUM, MEMORY] = [0.9, 0.999]

const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4294967296
  }
}

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random())

const optimizer = (weights: Float32Array, step: number) => {
  const first = new Float32Array(weights.length)
  const second = new Float32Array(weights.length)
  let round = 0
  return (gradient: Float32Array, rate: number): void => {
    round += 1
    const [a, b] = [1 - MOMENTUM ** round, 1 - MEMORY ** round]
    for (let at = 0; at < weights.length; at += 1) {
      const slope = gradient[at] ?? 0
      const m = MOMENTUM * (first[at] ?? 0) + (1 - MOMENTUM) * slope
      const v = MEMORY * (second[at] ?? 0) + (1 - MEMORY) * slope * slope
      first[at] = m
      second[at] = v
      weights[at] = (weights[at] ?? 0) - (step * rate * (m / a)) / (Math.sqrt(v / b) + 1e-6)
    }
    gradient.fill(0)
  }
}

const addProduct = (into: Float32Array, vector: ArrayLike<number>, weights: Float32Array): void => {
  for (let at = 0; at < DIMENSIONS; at += 1) {
    const value = vector[at] as number
    const row = at * HIDDEN
    for (let unit = 0; unit < HIDDEN; unit += 1)
      into[unit] = (into[unit] as number) + value * (weights[row + unit] as number)
  }
}

const addOuter = (gradient: Float32Array, vector: ArrayLike<number>, slopes: Float32Array): void => {
  for (let at = 0; at < DIMENSIONS; at += 1) {
    const value = vector[at] as number
    const row = at * HIDDEN
    for (let unit = 0; unit < HIDDEN; unit += 1)
      gradient[row + unit] = (gradient[row + unit] as number) + value * (slopes[unit] as number)
  }
}

const emptyNetwork = (): Network => ({
  input: new Float32Array(DIMENSIONS * HIDDEN),
  hidden: new Float32Array(HIDDEN),
  output: new Float32Array(2 * HIDDEN),
  bias: new Float32Array(2),
  words: new Float32Array(WORD_SLOTS),
})

type Scores = [number, number]
/** What one piece was on the way forward, kept for the way back; of each sentence the words that were kept. */
type Pass = { active: Float32Array; kept: Float32Array; sentences: { words: Uint8Array; scores: Scores }[] }

const forward = (network: Network, encoded: Encoded, random: () => number): Pass[] =>
  encoded.map(({ vector, sentences }) => {
    const active = Float32Array.from(network.hidden)
    addProduct(active, vector, network.input)
    const kept = Float32Array.from(active, (value) => (value > 0 && random() > DROPOUT ? 1 / (1 - DROPOUT) : 0))
    const byVector: Scores = [network.bias[0] ?? 0, network.bias[1] ?? 0]
    active.forEach((value, unit) => {
      byVector[0] += value * (kept[unit] ?? 0) * (network.output[2 * unit] ?? 0)
      byVector[1] += value * (kept[unit] ?? 0) * (network.output[2 * unit + 1] ?? 0)
    })
    const read = sentences.map(({ ngrams }) => {
      const words = Uint8Array.from(ngrams.at, () => (random() > DROPOUT ? 1 : 0))
      const scores: Scores = [...byVector]
      ngrams.at.forEach((slot, each) => {
        const value = words[each] ? (ngrams.value[each] ?? 0) / (1 - DROPOUT) : 0
        scores[0] += value * (network.words[2 * slot] ?? 0)
        scores[1] += value * (network.words[2 * slot + 1] ?? 0)
      })
      return { words, scores }
    })
    return { active, kept, sentences: read }
  })

/** The slope of the loss for both scores of each sentence: a soft maximum hands it to the gravest. */
const slopesOf = (passes: readonly Pass[], { truths, weights }: Example): Scores[][] => {
  const [first, anywhere] = ([0, 1] as const).map((side) => {
    const scores = passes.map(({ sentences }) => sentences.map((sentence) => sentence.scores[side]))
    const most = scores.flat().reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
    const powers = scores.map((each) => each.map((score) => Math.exp(SHARPNESS * (score - most))))
    const sum = powers.flat().reduce((a, b) => a + b, 0)
    const chance = 1 / (1 + Math.exp(-(most + Math.log(sum) / SHARPNESS)))
    return powers.map((each) => each.map((power) => ((chance - truths[side]) * weights[side] * power) / sum / BATCH))
  })
  return passes.map(({ sentences }, piece) =>
    sentences.map((_, at) => [first?.[piece]?.[at] ?? 0, anywhere?.[piece]?.[at] ?? 0]),
  )
}

const addWords = (gradient: Network, { at, value }: Sparse, words: Uint8Array, [first, anywhere]: Scores): void => {
  at.forEach((slot, each) => {
    if (!words[each]) return
    const share = (value[each] ?? 0) / (1 - DROPOUT)
    gradient.words[2 * slot] = (gradient.words[2 * slot] ?? 0) + first * share
    gradient.words[2 * slot + 1] = (gradient.words[2 * slot + 1] ?? 0) + anywhere * share
  })
}

const backward = (
  network: Network,
  gradient: Network,
  encoded: Encoded,
  { passes, slopes }: { passes: readonly Pass[]; slopes: readonly Scores[][] },
): void => {
  passes.forEach(({ active, kept, sentences }, piece) => {
    const read = encoded[piece]
    if (!read) return
    // What the vector says counts for every sentence of its piece.
    const sum: Scores = [0, 0]
    sentences.forEach(({ words }, at) => {
      const slope = slopes[piece]?.[at] ?? [0, 0]
      sum[0] += slope[0]
      sum[1] += slope[1]
      const ngrams = read.sentences[at]?.ngrams
      if (ngrams) addWords(gradient, ngrams, words, slope)
    })
    const down = new Float32Array(HIDDEN)
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const share = kept[unit] ?? 0
      const value = (active[unit] ?? 0) * share
      gradient.output[2 * unit] = (gradient.output[2 * unit] ?? 0) + sum[0] * value
      gradient.output[2 * unit + 1] = (gradient.output[2 * unit + 1] ?? 0) + sum[1] * value
      down[unit] = share * (sum[0] * (network.output[2 * unit] ?? 0) + sum[1] * (network.output[2 * unit + 1] ?? 0))
      gradient.hidden[unit] = (gradient.hidden[unit] ?? 0) + (down[unit] ?? 0)
    }
    addOuter(gradient.input, read.vector, down)
    gradient.bias[0] = (gradient.bias[0] ?? 0) + sum[0]
    gradient.bias[1] = (gradient.bias[1] ?? 0) + sum[1]
  })
}

const shuffled = <T>(all: readonly T[], random: () => number): T[] => {
  const order = [...all]
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [a, b] = [order[at], order[other]]
    if (a !== undefined && b !== undefined) {
      order[at] = b
      order[other] = a
    }
  }
  return order
}

/** Fits the network to examples: sentences are scored, and the gravest one answers for the message. Deterministic. */
export const fitNetwork = (examples: readonly Example[]): Network => {
  const random = randomFrom(1)
  const network = emptyNetwork()
  network.input.forEach((_, at) => {
    network.input[at] = 0.2 * normal(random)
  })
  network.output.forEach((_, at) => {
    network.output[at] = normal(random) / Math.sqrt(HIDDEN)
  })
  network.bias.set([-2, -1.5])
  const gradient = emptyNetwork()
  const parts = (['input', 'hidden', 'output', 'bias', 'words'] as const).map((part) => ({
    gradient: gradient[part],
    update: optimizer(network[part], part === 'words' ? STEP.words : STEP.dense),
  }))
  const steps = EPOCHS * Math.ceil(examples.length / BATCH)
  let step = 0
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const order = shuffled(examples, random)
    for (let from = 0; from < order.length; from += BATCH) {
      for (const example of order.slice(from, from + BATCH)) {
        const encoded = random() < 0.5 ? example.encoded : example.apart
        const passes = forward(network, encoded, random)
        backward(network, gradient, encoded, { passes, slopes: slopesOf(passes, example) })
      }
      step += 1
      for (const part of parts) part.update(part.gradient, 1 - step / (steps + 1))
    }
  }
  return network
}
