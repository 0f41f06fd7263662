import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrate } from './migrate.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/** A sequence number is a whole number that JavaScript holds exactly; pg gives bigint as text unless told. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * Opens a PostgreSQL database and brings it up to date.
 *
 * @param url `postgres://user:password@host:port/database`
 */
export async function openPostgres(url: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    types,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener its error would end the process.
  pool.on('error', () => {})
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const write: Store['write'] = (work) => database.transaction().execute(work)
  await migrate({ engine: 'postgres', write })
  return { engine: 'postgres', read: database, write, close: () => database.destroy() }
}
