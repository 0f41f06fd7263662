import type { Allowance, Allowances, RateLimit } from './allowance.ts'
import { openPool } from './postgres.ts'
import { sha256 } from './sha256.ts'

type Asked = {
  key: string
  limit: RateLimit
  /** How many are taken at once. */
  more: number
  resolve: (allowance: Allowance) => void
  reject: (error: unknown) => void
}
type Counted = { key: string; count: number; milliseconds: number }

/** Limits that several processes count together. */
type SharedLimits = Allowances & { close: () => Promise<void> }

/**
 * A process takes a fortieth of a limit at once and gives it out by itself. So most requests cost no query, all processes
 * together never let more through, and each of them keeps at most 2.5 % from the others.
 */
const PARTS = 40
/** Of their own: a unit of work that waits for its limit holds one of the others already. */
const CONNECTIONS = 2
/** After a failure nobody waits for the next one. */
const REST_MILLISECONDS = 1_000
const SWEEP_MILLISECONDS = 60_000

/**
 * The window is one by the database's clock. One that began later than now, by more than a statement may take, was begun
 * before somebody set that clock back: it is over.
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
export function openSharedLimits(url: string): SharedLimits {
  const pool = openPool(url, CONNECTIONS)
  let queue: Asked[] = []
  let restsUntil = 0
  const sweep = setInterval(() => {
    // What one minute cannot do, the next one does.
    pool.query(SWEEP).catch(() => {})
  }, SWEEP_MILLISECONDS).unref()

  /** Everything that was asked for in one turn of the event loop is one statement, in the order in which others lock too. */
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
