import type { Allowance, Allowances, RateLimit } from './allowance.ts'
import { openPool } from './postgres.ts'
import { sha256 } from './sha256.ts'

type Asked = {
  key: string
  limit: RateLimit
  /** Size of the batch. */
  more: number
  resolve: (allowance: Allowance) => void
  reject: (error: unknown) => void
}

type Counted = { key: string; count: number; milliseconds: number }

/**
 * Each process reserves 1/40 of a limit at a time. So most requests cost no query, the limit is never exceeded in
 * total, and a process withholds at most 2.5 % from the others.
 */
const PARTS = 40
/** A separate pool: a transaction that waits for its limit already holds a connection of the main one. */
const CONNECTIONS = 2
/** After a failure, requests fail fast for this long. */
const REST_MILLISECONDS = 1_000
const SWEEP_MILLISECONDS = 60_000

/**
 * Windows follow the database's clock. One that starts in the future, beyond a statement's timeout, was started before
 * the clock was set back: it is over.
 */
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'
const RUNS = 'kept.begun <= excluded.begun + 10000 AND excluded.begun < kept.until'
const COUNT = `
  WITH clock AS (SELECT ${NOW} AS now)
  INSERT INTO limits AS kept (key, count, begun, until)
  SELECT asked.key, asked.more, clock.now, clock.now + asked.milliseconds
  FROM unnest($1::text[], $2::int[], $3::int[]) AS asked (key, more, milliseconds), clock
  ORDER BY asked.key
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN ${RUNS} THEN kept.count + excluded.count ELSE excluded.count END,
    begun = CASE WHEN ${RUNS} THEN kept.begun ELSE excluded.begun END,
    until = CASE WHEN ${RUNS} THEN kept.until ELSE excluded.until END
  RETURNING key, count, until - (SELECT now FROM clock) AS milliseconds`
const SWEEP = `DELETE FROM limits WHERE until <= ${NOW} OR begun > ${NOW} + 10000`

/** @param url of a migrated PostgreSQL database */
export function openSharedLimits(url: string): Allowances & { close: () => Promise<void> } {
  const pool = openPool(url, CONNECTIONS)
  let queue: Asked[] = []
  let restsUntil = 0
  const sweep = setInterval(() => {
    // The next sweep tries again.
    pool.query(SWEEP).catch(() => {})
  }, SWEEP_MILLISECONDS).unref()

  /** All requests of one tick in one statement, in a fixed lock order. */
  async function count(): Promise<void> {
    const batch = queue
    queue = []
    try {
      const { rows } = await pool.query<Counted>(COUNT, [
        batch.map(({ key }) => key),
        batch.map(({ more }) => more),
        batch.map(({ limit }) => limit.seconds * 1000),
      ])
      const counted = new Map(rows.map((row) => [row.key, row]))
      for (const asked of batch) asked.resolve(allowanceOf(asked, counted.get(asked.key)))
    } catch (error) {
      restsUntil = performance.now() + REST_MILLISECONDS
      for (const { reject } of batch) reject(error)
    }
  }

  return {
    ask: (key, limit) =>
      new Promise((resolve, reject) => {
        if (performance.now() < restsUntil) throw new Error('The limits could not be counted just now.')
        if (queue.length === 0) setImmediate(count)
        queue.push({ key: sha256(key), limit, more: Math.max(1, Math.floor(limit.count / PARTS)), resolve, reject })
      }),
    close: async () => {
      clearInterval(sweep)
      await pool.end()
    },
  }
}

function allowanceOf({ limit, more }: Asked, counted: Counted | undefined): Allowance {
  if (!counted) throw new Error('The database counted something else.')
  const { count, milliseconds } = counted
  const left = limit.count - (count - more)
  return { count: Math.min(more, Math.max(0, left)), milliseconds, isLast: count >= limit.count }
}
