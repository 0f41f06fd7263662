import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { isRetryable, isStorageFailure } from './failure.ts'
import { MIGRATIONS, migrate } from './migrate.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

const CONNECTIONS = 10
const TRIES = 5

/** pg returns bigint as text by default; sequence numbers fit a JavaScript number. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * Opens a PostgreSQL database and migrates it.
 *
 * @param url `postgres://user:password@host:port/database`
 * @param migrations replaced only in tests
 * @throws Error when the server doesn't respond, refuses this user, or was migrated by a newer version
 */
export async function openPostgres(url: string, migrations = MIGRATIONS): Promise<Store> {
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(url, CONNECTIONS) }) })
  const write: Store['write'] = (work) => again(() => database.transaction().execute(work))
  try {
    await migrate({ engine: 'postgres', write }, migrations)
  } catch (cause) {
    await database.destroy()
    if (!isStorageFailure(cause)) throw cause
    throw new Error('The database that DATABASE_URL names does not answer.', { cause })
  }
  return { engine: 'postgres', read: database, write, close: () => database.destroy() }
}

/** Schema versions of the database and of this program, without changing anything. 0: not ours yet. */
export async function versionsOf(url: string): Promise<{ database: number; program: number }> {
  const pool = openPool(url, 1)
  try {
    const { rows } = await pool.query<{ is_ours: boolean }>(`SELECT to_regclass('migrations') IS NOT NULL AS is_ours`)
    if (!rows[0]?.is_ours) return { database: 0, program: MIGRATIONS.length }
    const taken = await pool.query<{ number: number }>('SELECT count(*)::int AS number FROM migrations')
    return { database: taken.rows[0]?.number ?? 0, program: MIGRATIONS.length }
  } finally {
    await pool.end()
  }
}

/**
 * A pool with timeouts: two seconds to connect, five per statement.
 *
 * @param most connections of this process at once
 */
export function openPool(url: string, most: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    types,
  })
  // The pool replaces broken connections; without listeners their errors would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

/** Retries a transaction that was rolled back because of another one. */
async function again<T>(unit: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await unit()
    } catch (error) {
      if (tries === TRIES || !isRetryable(error)) throw error
    }
  }
}
