import { DIMENSIONS, HIDDEN, type Network, SHARPNESS, WORD_SLOTS } from '../../packages/safety/src/model.ts'
import type { Sparse } from '../../packages/safety/src/ngrams.ts'

/** A message to learn from: its sentences, the mean of their vectors, two truths (help first, help anywhere), a weight. */
export type Example = {
  sentences: readonly { vector: Float32Array; ngrams: Sparse }[]
  mean: Float64Array
  truths: readonly [number, number]
  weight: number
}

const EPOCHS = 16
const BATCH = 256
const DROPOUT = 0.4
const STEP = { dense: 3e-3, words: 4e-3 }
const [MOMENTUM, MEMORY] = [0.9, 0.999]

/** The same numbers for the same seed. */
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

/** Adam, for one array of weights. */
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

const addProduct = (into: Float32Array, vector: ArrayLike<number>, weights: Float32Array, from: number): void => {
  for (let at = 0; at < DIMENSIONS; at += 1) {
    const value = vector[at] as number
    const row = (from + at) * HIDDEN
    for (let unit = 0; unit < HIDDEN; unit += 1)
      into[unit] = (into[unit] as number) + value * (weights[row + unit] as number)
  }
}

const addOuter = (gradient: Float32Array, vector: ArrayLike<number>, slopes: Float32Array, from: number): void => {
  for (let at = 0; at < DIMENSIONS; at += 1) {
    const value = vector[at] as number
    const row = (from + at) * HIDDEN
    for (let unit = 0; unit < HIDDEN; unit += 1)
      gradient[row + unit] = (gradient[row + unit] as number) + value * (slopes[unit] as number)
  }
}

const emptyNetwork = (): Network => ({
  input: new Float32Array(2 * DIMENSIONS * HIDDEN),
  hidden: new Float32Array(HIDDEN),
  output: new Float32Array(2 * HIDDEN),
  bias: new Float32Array(2),
  words: new Float32Array(WORD_SLOTS),
})

/** What one sentence was on the way forward, kept for the way back. */
type Pass = { active: Float32Array; kept: Float32Array; words: Uint8Array; scores: [number, number] }

const forward = (network: Network, { sentences, mean }: Example, random: () => number): Pass[] => {
  const shared = Float32Array.from(network.hidden)
  addProduct(shared, mean, network.input, DIMENSIONS)
  return sentences.map(({ vector, ngrams }) => {
    const active = Float32Array.from(shared)
    addProduct(active, vector, network.input, 0)
    const kept = Float32Array.from(active, (value) => (value > 0 && random() > DROPOUT ? 1 / (1 - DROPOUT) : 0))
    const scores: [number, number] = [network.bias[0] ?? 0, network.bias[1] ?? 0]
    active.forEach((value, unit) => {
      scores[0] += value * (kept[unit] ?? 0) * (network.output[2 * unit] ?? 0)
      scores[1] += value * (kept[unit] ?? 0) * (network.output[2 * unit + 1] ?? 0)
    })
    const words = Uint8Array.from(ngrams.at, () => (random() > DROPOUT ? 1 : 0))
    ngrams.at.forEach((slot, each) => {
      const value = words[each] ? (ngrams.value[each] ?? 0) / (1 - DROPOUT) : 0
      scores[0] += value * (network.words[2 * slot] ?? 0)
      scores[1] += value * (network.words[2 * slot + 1] ?? 0)
    })
    return { active, kept, words, scores }
  })
}

/** The slope of the loss for both scores of each sentence: a soft maximum hands it to the gravest. */
const slopesOf = (passes: readonly Pass[], { truths, weight }: Example): [number, number][] => {
  const sides = ([0, 1] as const).map((side) => {
    const most = Math.max(...passes.map(({ scores }) => scores[side]))
    const sums = passes.map(({ scores }) => Math.exp(SHARPNESS * (scores[side] - most)))
    const sum = sums.reduce((a, b) => a + b, 0)
    const chance = 1 / (1 + Math.exp(-(most + Math.log(sum) / SHARPNESS)))
    return sums.map((each) => ((chance - truths[side]) * weight * each) / sum / BATCH)
  })
  return passes.map((_, at) => [sides[0]?.[at] ?? 0, sides[1]?.[at] ?? 0])
}

const backward = (network: Network, gradient: Network, example: Example, passes: readonly Pass[]): void => {
  const slopes = slopesOf(passes, example)
  const shared = new Float32Array(HIDDEN)
  passes.forEach(({ active, kept, words }, at) => {
    const sentence = example.sentences[at]
    const [first, anywhere] = slopes[at] ?? [0, 0]
    if (!sentence) return
    const down = new Float32Array(HIDDEN)
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const share = kept[unit] ?? 0
      const value = (active[unit] ?? 0) * share
      gradient.output[2 * unit] = (gradient.output[2 * unit] ?? 0) + first * value
      gradient.output[2 * unit + 1] = (gradient.output[2 * unit + 1] ?? 0) + anywhere * value
      down[unit] = share * (first * (network.output[2 * unit] ?? 0) + anywhere * (network.output[2 * unit + 1] ?? 0))
      shared[unit] = (shared[unit] ?? 0) + (down[unit] ?? 0)
    }
    addOuter(gradient.input, sentence.vector, down, 0)
    gradient.bias[0] = (gradient.bias[0] ?? 0) + first
    gradient.bias[1] = (gradient.bias[1] ?? 0) + anywhere
    sentence.ngrams.at.forEach((slot, each) => {
      if (!words[each]) return
      const value = (sentence.ngrams.value[each] ?? 0) / (1 - DROPOUT)
      gradient.words[2 * slot] = (gradient.words[2 * slot] ?? 0) + first * value
      gradient.words[2 * slot + 1] = (gradient.words[2 * slot + 1] ?? 0) + anywhere * value
    })
  })
  addOuter(gradient.input, example.mean, shared, DIMENSIONS)
  for (let unit = 0; unit < HIDDEN; unit += 1)
    gradient.hidden[unit] = (gradient.hidden[unit] ?? 0) + (shared[unit] ?? 0)
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
export const fitNetwork = (examples: readonly Example[], seed = 1): Network => {
  const random = randomFrom(seed)
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
      for (const example of order.slice(from, from + BATCH))
        backward(network, gradient, example, forward(network, example, random))
      step += 1
      for (const part of parts) part.update(part.gradient, 1 - step / (steps + 1))
    }
  }
  return network
}
