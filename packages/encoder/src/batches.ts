import type { Encode } from './index.ts'

/** Texts of one batch at most, and its texts times the longest of them in UTF-16 units: about half a second of work. */
const TEXTS = 32
const UNITS = 4_000
/** Texts that are parted into batches together, in the order in which they came. */
const WINDOW = 64
/** Of what can wait so few go at a time, so that what comes meanwhile waits for little. */
const LAST_WINDOW = 4
/** What a batch costs beside its texts, and what a text costs at least, as if it were so many UTF-16 units. */
const BATCH_COST = 125
const LEAST_COST = 30

type Waiting = {
  text: string
  since: number
  resolve: (vector: Float32Array) => void
  reject: (error: unknown) => void
}

type Options = {
  /** UTF-16 units that may wait; the next call is refused. 8,000 are about a second of work. */
  waitingUnits?: number
  /** Who asked has gone on without after so long, so that the text is not encoded any more. */
  patienceMilliseconds?: number
}

/** `first` is always served before `last`. */
type Lanes = { first: Encode; last: Encode }

const unitsOf = (texts: readonly string[]): number =>
  texts.reduce((sum, { length }) => sum + Math.max(LEAST_COST, length), 0)

/**
 * Encodes what comes within one tick, or while a batch is under way, together. One batch runs at a time.
 *
 * @throws BusyError when too much waits, or something waited too long
 */
export function inBatches(
  encode: Encode,
  { waitingUnits = 160_000, patienceMilliseconds = Number.POSITIVE_INFINITY }: Options = {},
): Lanes {
  const lanes: { first: Waiting[]; last: Waiting[] } = { first: [], last: [] }
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    // What else comes within this tick goes along.
    await Promise.resolve()
    for (let next = nextWindow(); next.length > 0; next = nextWindow())
      for (const batch of parted(next)) await settle(batch)
    isRunning = false
  }

  /** What is encoded next; what nobody waits for any more is let go. */
  function nextWindow(): Waiting[] {
    const oldest = performance.now() - patienceMilliseconds
    for (const lane of [lanes.first, lanes.last])
      for (const { reject } of lane.splice(0, lane.findLastIndex(({ since }) => since < oldest) + 1))
        reject(new BusyError())
    return lanes.first.length > 0 ? lanes.first.splice(0, WINDOW) : lanes.last.splice(0, LAST_WINDOW)
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

  const through =
    (lane: Waiting[]): Encode =>
    async (texts) => {
      if (texts.length === 0) return []
      const before = unitsOf(lane.map(({ text }) => text))
      if (before > 0 && before + unitsOf(texts) > waitingUnits) throw new BusyError()
      const since = performance.now()
      const vectors = texts.map((text) => {
        const { promise, resolve, reject } = Promise.withResolvers<Float32Array>()
        return { promise, entry: { text, since, resolve, reject } }
      })
      lane.push(...vectors.map(({ entry }) => entry))
      if (!isRunning) void run()
      return Promise.all(vectors.map(({ promise }) => promise))
    }

  return { first: through(lanes.first), last: through(lanes.last) }
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
