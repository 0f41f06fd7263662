import type { Encode } from './index.ts'

/** UTF-16 units of one batch at most, unless one text has more: some 30 ms of work, so that requests don't all resume at once. */
const UNITS = 200
/** What a text costs at least, as if it were so many UTF-16 units. */
const LEAST_COST = 30

type Waiting = {
  text: string
  since: number
  resolve: (vector: Float32Array) => void
  reject: (error: unknown) => void
}

type Options = {
  /** UTF-16 units that may wait; the next call is refused. 7,000 are about a second of work. */
  waitingUnits?: number
  /** Who asked has gone on without after so long, so that the text is not encoded any more. */
  patienceMilliseconds?: number
  /** Batches that run side by side. */
  atOnce?: number
}

/** `first` is always served before `last`. */
type Lanes = { first: Encode; last: Encode }

const unitsOf = (waiting: readonly Pick<Waiting, 'text'>[]): number =>
  waiting.reduce((sum, { text }) => sum + Math.max(LEAST_COST, text.length), 0)

/**
 * Encodes what comes within one tick, or while batches are under way, together.
 *
 * @throws BusyError when too much waits, or something waited too long
 */
export function inBatches(
  encode: Encode,
  {
    waitingUnits = Number.POSITIVE_INFINITY,
    patienceMilliseconds = Number.POSITIVE_INFINITY,
    atOnce = 1,
  }: Options = {},
): Lanes {
  const lanes: { first: Waiting[]; last: Waiting[] } = { first: [], last: [] }
  let running = 0

  async function run(): Promise<void> {
    running += 1
    // What else comes within this tick goes along.
    await Promise.resolve()
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) await settle(batch)
    running -= 1
  }

  /** What is encoded next; what nobody waits for any more is let go. */
  function nextBatch(): Waiting[] {
    const oldest = performance.now() - patienceMilliseconds
    for (const lane of [lanes.first, lanes.last])
      for (const { reject } of lane.splice(0, lane.findLastIndex(({ since }) => since < oldest) + 1))
        reject(new BusyError())
    const lane = lanes.first.length > 0 ? lanes.first : lanes.last
    let count = 1
    while (count < lane.length && unitsOf(lane.slice(0, count + 1)) <= UNITS) count += 1
    return lane.splice(0, count)
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
      const before = unitsOf(lane)
      if (before > 0 && before + unitsOf(texts.map((text) => ({ text }))) > waitingUnits) throw new BusyError()
      const since = performance.now()
      const vectors = texts.map((text) => {
        const { promise, resolve, reject } = Promise.withResolvers<Float32Array>()
        return { promise, entry: { text, since, resolve, reject } }
      })
      lane.push(...vectors.map(({ entry }) => entry))
      for (let free = atOnce - running; free > 0; free -= 1) void run()
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
