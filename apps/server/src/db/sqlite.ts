import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteAdapter, SqliteDialect, type SqliteStatement } from 'kysely'
import { isNearlyFull } from './disk-space.ts'
import { DiskFullError } from './failure.ts'
import { MIGRATIONS, migrate } from './migrate.ts'
import type { Database, Store } from './store.ts'
import type { Tables } from './tables.ts'

const PRAGMAS = {
  journal_mode: 'wal',
  synchronous: 2,
  foreign_keys: 1,
  secure_delete: 1,
  trusted_schema: 0,
  // Savepoint journals stay in memory: a temporary file would cost most of a write.
  temp_store: 2,
  busy_timeout: 5000,
} as const

/**
 * Opens the embedded database and migrates it.
 *
 * @param file created with its folder when missing
 * @param migrations replaced only in tests
 * @param isFull whether the disk has room for deletes only
 * @throws Error that names the setting the file refuses, or the failed migration
 */
export async function openSqlite(
  file: string,
  migrations = MIGRATIONS,
  isFull = () => isNearlyFull(dirname(file)),
): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // Readable by its user only; SQLite copies the permissions to its WAL files.
  closeSync(openSync(file, 'a', 0o600))
  const writer = openConnection(file)
  const commit = groupCommit(writer, kyselyOn(writer))
  await migrate({ engine: 'sqlite', write: commit }, migrations)
  const reader = openConnection(file, true)
  return {
    engine: 'sqlite',
    read: kyselyOn(reader),
    write: async (work, { frees } = { frees: false }) => {
      if (!frees && isFull()) throw new DiskFullError()
      const result = await commit(work)
      if (frees) emptyLog(writer)
      return result
    },
    close: async () => {
      await commit(async () => {})
      reader.close()
      writer.close()
    },
  }
}

function openConnection(file: string, readOnly = false): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly, defensive: true })
  for (const [name, value] of Object.entries(PRAGMAS)) {
    if (!(readOnly && name === 'journal_mode')) database.exec(`PRAGMA ${name} = ${value}`)
    const [set] = Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})
    if (set !== value) throw new Error(`The database ${file} does not take the setting ${name}.`)
  }
  // SQLite's `lower` only knows ASCII.
  database.function('holds_words', { deterministic: true }, (text, words) =>
    Number(String(text).toLowerCase().includes(String(words))),
  )
  if (!readOnly) database.exec('PRAGMA journal_size_limit = 67108864')
  return database
}

/** The WAL still holds what was deleted. It stays while another process reads or copies the file; a later deletion empties it. */
function emptyLog(writer: DatabaseSync): void {
  if (writer.isTransaction) return
  // Nobody waits for a reader here.
  writer.exec('PRAGMA busy_timeout = 0')
  try {
    writer.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // The deletion is durable either way.
  } finally {
    writer.exec(`PRAGMA busy_timeout = ${PRAGMAS.busy_timeout}`)
  }
}

/** Longer statements list many rows and rarely repeat. */
const KEPT_LENGTH = 4_000

/**
 * Kysely's dialect targets another driver; node:sqlite takes parameters one by one and identifies queries by their
 * columns.
 */
function kyselyOn(database: DatabaseSync): Database {
  const known = new Map<string, SqliteStatement>()
  function prepare(sql: string): SqliteStatement {
    const statement = database.prepare(sql)
    statement.setReturnArrays(true)
    const columns = statement.columns().map(({ name }) => name)
    const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]
    const prepared: SqliteStatement = {
      reader: columns.length > 0,
      all: (parameters) => statement.all(...values(parameters)).map((row) => rowOf(columns, row)),
      run: (parameters) => statement.run(...values(parameters)),
      iterate: () => {
        throw new Error('The embedded database answers whole; ask in pages.')
      },
    }
    if (sql.length <= KEPT_LENGTH) known.set(sql, prepared)
    return prepared
  }
  const dialect = new SqliteDialect({
    database: { prepare: (sql) => known.get(sql) ?? prepare(sql), close: () => database.close() },
  })
  dialect.createAdapter = () => new UnlockedAdapter()
  return new Kysely<Tables>({ dialect })
}

/** Kysely's mutex wakes every waiter after each query; node:sqlite is synchronous and needs none. */
class UnlockedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** Gives all rows one hidden class, unlike node:sqlite: every later step reads them faster. */
function rowOf(columns: readonly string[], values: unknown): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  // By index: this loop runs for every value read.
  for (let index = 0; index < columns.length; index++) row[columns[index] as string] = (values as unknown[])[index]
  return row
}

type Commit = <T>(work: (database: Database) => Promise<T>) => Promise<T>
type Unit = {
  work: (database: Database) => Promise<unknown>
  resolve: (value: never) => void
  reject: (error: unknown) => void
}

/**
 * Group commit: one fsync for all transactions of one tick, each in its own savepoint. It triples durable writes, and
 * responses still wait for the commit.
 */
function groupCommit(connection: DatabaseSync, database: Database): Commit {
  let queue: Unit[] = []
  let draining = false

  /** One batch per tick: a client that writes in a loop must not starve the event loop. */
  async function drain(): Promise<void> {
    const batch = queue
    queue = []
    try {
      for (const settle of await commit(batch)) settle()
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    if (queue.length > 0) setImmediate(drain)
    else draining = false
  }

  async function commit(batch: Unit[]): Promise<(() => void)[]> {
    const settled: (() => void)[] = []
    try {
      connection.exec('BEGIN IMMEDIATE')
      for (const unit of batch) settled.push(await runUnit(unit))
      connection.exec('COMMIT')
      return settled
    } catch (error) {
      if (connection.isTransaction) connection.exec('ROLLBACK')
      throw error
    }
  }

  async function runUnit(unit: Unit): Promise<() => void> {
    connection.exec('SAVEPOINT unit')
    try {
      const result = await unit.work(database)
      connection.exec('RELEASE unit')
      return () => unit.resolve(result as never)
    } catch (error) {
      // A full disk makes SQLite roll back the whole batch.
      if (!connection.isTransaction) throw error
      connection.exec('ROLLBACK TO unit; RELEASE unit')
      return () => unit.reject(error)
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      queue.push({ work, resolve, reject })
      if (draining) return
      draining = true
      setImmediate(drain)
    })
}
