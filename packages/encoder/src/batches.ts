import type { Encode } from './index.ts'

/** Texts of one batch at most, and its texts times the longest of them in UTF-16 units: about half a second of work. */
const TEXTS = 32
const UNITS = 4_000
/** Texts that are parted into batches together, in the order in which they came. */
const WINDOW = 64
/** What a batch costs beside its texts, and what a text costs at least, as if it were so many UTF-16 units. */
const BATCH_COST = 125
const LEAST_COST = 30

type Waiting = { text: string; resolve: (vector: Float32Array) => void; reject: (error: unknown) => void }

type Options = {
  /** Texts that may wait; the next call is refused. */
  waiting?: number
}

/**
 * Encodes what comes within one tick, or while a batch is under way, together. One batch runs at a time.
 *
 * @throws BusyError when too many texts wait
 */
export function inBatches(encode: Encode, { waiting: most = 2_000 }: Options = {}): Encode {
  let waiting: Waiting[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    // What else comes within this tick goes along.
    await Promise.resolve()
    while (waiting.length > 0) {
      const window = waiting.slice(0, WINDOW)
      waiting = waiting.slice(WINDOW)
      for (const batch of parted(window)) await settle(batch)
    }
    isRunning = false
  }

  async function settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const vectors = await encode(batch.map(({ text }) => text))
      for (const [at, { resolve, reject }] of batch.entries()) {
        const vector = vectors[at]
        if (vector) resolve(vector)
        else reject(new Error('The encoder gave too few vectors.'))
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return async (texts) => {
    if (texts.length === 0) return []
    if (waiting.length > 0 && waiting.length + texts.length > most) throw new BusyError()
    const vectors = texts.map((text) => {
      const { promise, resolve, reject } = Promise.withResolvers<Float32Array>()
      return { promise, entry: { text, resolve, reject } }
    })
    waiting.push(...vectors.map(({ entry }) => entry))
    if (!isRunning) void run()
    return Promise.all(vectors.map(({ promise }) => promise))
  }
}

export class BusyError extends Error {
  constructor() {
    super('Too many texts wait for the encoder.')
    this.name = 'BusyError'
  }
}

/**
 * The cheapest way to part texts into batches. Every text of a batch costs as much as its longest, so neighbors in length go
 * together, unless another batch costs more than it spares.
 */
function parted(texts: readonly Waiting[]): Waiting[][] {
  const sorted = texts.toSorted((a, b) => a.text.length - b.text.length)
  // For each number of texts, the least cost of their batches and where the last of these begins.
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (const [at, { text }] of sorted.entries()) {
    const longest = Math.max(LEAST_COST, text.length)
    let cheapest = { cost: Number.POSITIVE_INFINITY, from: at }
    for (let from = at; from >= 0; from--) {
      const units = (at + 1 - from) * longest
      if (from < at && (at + 1 - from > TEXTS || units > UNITS)) break
      const cost = (best[from]?.cost ?? 0) + BATCH_COST + units
      if (cost < cheapest.cost) cheapest = { cost, from }
    }
    best.push(cheapest)
  }
  const batches: Waiting[][] = []
  for (let end = sorted.length; end > 0; end = best[end]?.from ?? 0) batches.unshift(sorted.slice(best[end]?.from, end))
  return batches
}
