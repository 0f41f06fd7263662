import { availableParallelism } from 'node:os'
import { type Encode, readable, vectorsOf } from '@understory/encoder'
import { inBatches } from '@understory/encoder/batch-queue'
import { cached } from '@understory/encoder/cache'
import { sha256 } from '../db/sha256.ts'
import { openPool, type Pool, PoolError } from '../workers/pool.ts'
import type { Encoder } from './encoder.ts'
import type { Encoded, EncodeTask } from './thread.ts'

const NAME = 'all-MiniLM-L6-v2'
/** Each holds the model, 75 MB of weights, and works on a core of its own. */
const THREADS = Math.min(2, availableParallelism())
/** Texts whose vectors are kept, of what goes first and of what goes last, under fingerprints: 91 MB at most. */
const KEPT = { first: 768, last: 1_024 }
/** What may wait: about four seconds of work. Beyond it a message is read without vectors. */
const WAITING_UNITS = THREADS * 28_000
/** How long a message waits for its vectors, loading included, before it is read without. */
const PATIENCE_MILLISECONDS = 4_000
const BATCH_MILLISECONDS = 15_000
/** Longer than any server runs without a message. */
const IDLE_MILLISECONDS = 2 ** 31 - 1
const YOUNG_MEGABYTES = 32
const SLOWEST_RETRY_MILLISECONDS = 5 * 60_000

type EncoderTrouble = 'changed-file' | 'not-loaded' | 'thread-ended'

type Options = {
  /** Told once when it cannot be used, and not again before it could. */
  onTrouble?: (trouble: EncoderTrouble) => void
  patienceMilliseconds?: number
  /** Where the weights are looked for, in place of where npm put them. */
  folder?: string
  firstRetryMilliseconds?: number
}

/** The model in threads of its own, which are started anew when one ends. `start` loads it; so does the first text. */
export function openEncoder(options: Options = {}): Encoder & { start: () => void } {
  const { patienceMilliseconds = PATIENCE_MILLISECONDS, firstRetryMilliseconds = 1_000, folder } = options
  const pool = openThreads()
  let state: ReturnType<Encoder['state']> = 'loading'
  let wait = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let isTroubleTold = false
  let loaded: Promise<void> | undefined

  async function load(): Promise<void> {
    try {
      await Promise.all(Array.from({ length: THREADS }, () => encodeNow(['How do I say this?'])))
      state = 'ready'
      wait = 0
      isTroubleTold = false
    } catch (error) {
      await missed(troubleOf(error))
    }
  }

  /** Loads it anew: at once after the first failure, then ever later. */
  async function missed(trouble: EncoderTrouble): Promise<void> {
    if (isClosed) return
    if (!isTroubleTold) options.onTrouble?.(trouble)
    isTroubleTold = true
    const pause = wait
    wait = Math.min(Math.max(2 * wait, firstRetryMilliseconds), SLOWEST_RETRY_MILLISECONDS)
    // Whoever writes waits for the first try anew; during later ones nobody does.
    state = pause === 0 ? 'loading' : 'missing'
    if (pause === 0) return load()
    clearTimeout(timer)
    timer = setTimeout(() => {
      loaded = load()
    }, pause).unref()
  }

  async function encodeNow(texts: readonly string[]): Promise<Float32Array[]> {
    const task = { texts: [...texts], ...(folder !== undefined && { folder }) }
    const { all, lengths } = await pool.run(task)
    if (lengths.length !== texts.length) throw new PoolError('failed')
    let from = 0
    return lengths.map((length) => {
      from += length
      // A copy: a view would keep the whole batch in memory as long as one text of it is known.
      return all.slice(from - length, from)
    })
  }

  async function encodeOrRestart(texts: readonly string[]): Promise<Float32Array[]> {
    try {
      return await encodeNow(texts)
    } catch (error) {
      if (state === 'ready') loaded = missed('thread-ended')
      throw error
    }
  }

  function start(): Promise<void> {
    loaded ??= load()
    return loaded
  }

  const lanes = inBatches(encodeOrRestart, { waitingUnits: WAITING_UNITS, patienceMilliseconds, atOnce: THREADS })
  const encode: Record<'first' | 'last', Encode> = {
    first: cached(lanes.first, { most: KEPT.first, keyOf: sha256 }),
    last: cached(lanes.last, { most: KEPT.last, keyOf: sha256 }),
  }

  async function onceLoaded(texts: readonly string[], place: 'first' | 'last') {
    if (state === 'loading') await start()
    if (state !== 'ready') throw new PoolError('failed')
    return vectorsOf((each) => encode[place](each.map(readable)), texts)
  }

  return {
    name: NAME,
    state: () => state,
    start: () => void start(),
    vectorsOf: (texts, place = 'first') => inTime(onceLoaded(texts, place), patienceMilliseconds),
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await pool.close()
    },
  }
}

function openThreads(): Pool<EncodeTask, Encoded> {
  return openPool(new URL('./thread.ts', import.meta.url), {
    size: THREADS,
    deadlineMilliseconds: BATCH_MILLISECONDS,
    idleMilliseconds: IDLE_MILLISECONDS,
    endsOnFailure: true,
    youngMegabytes: YOUNG_MEGABYTES,
  })
}

/** What a promise gives within some time; undefined where it fails or takes longer. */
async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

function troubleOf(error: unknown): EncoderTrouble {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && cause.name === 'ChangedFileError' ? 'changed-file' : 'not-loaded'
}
