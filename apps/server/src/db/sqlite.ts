import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { noteChanges } from './changes.ts'
import { isDiskFull } from './failure.ts'
import { MIGRATIONS, migrate } from './migrate.ts'
import { useDirectly } from './prepared.ts'
import { makePrivate } from './private-file.ts'
import { NO_RESERVE, type Reserve } from './reserve.ts'
import type { Database, Store } from './store.ts'
import type { Tables } from './tables.ts'

const PRAGMAS = {
  journal_mode: 'wal',
  synchronous: 2,
  foreign_keys: 1,
  secure_delete: 1,
  trusted_schema: 0,
  // What a savepoint may have to undo stays in memory: it is written text, and a temporary file for it costs most of a write.
  temp_store: 2,
  busy_timeout: 5000,
} as const

/**
 * Opens the embedded database and brings it up to date.
 *
 * @param file       path of the database file; its folder is made where it is missing
 * @param migrations others than the program's in tests alone
 * @param reserve    room on its disk that is held back for deleting
 * @throws Error that names the setting which the file refuses, or the migration which failed
 */
export async function openSqlite(file: string, migrations = MIGRATIONS, reserve = NO_RESERVE): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  makePrivate(file)
  const writer = openConnection(file)
  const database = kyselyOn(writer)
  const { begin, changes, tell } = noteChanges(writer)
  const write = groupCommit(writer, database, { reserve, ended: tell })
  await migrate({ engine: 'sqlite', write }, migrations)
  begin()
  const reader = openConnection(file, true)
  return {
    engine: 'sqlite',
    read: kyselyOn(reader),
    write,
    changes,
    close: async () => {
      await write(async () => {})
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
  // SQLite's own `lower` knows no letters beyond A to Z.
  database.function('holds_words', { deterministic: true }, (text, words) =>
    Number(String(text).toLowerCase().includes(String(words))),
  )
  if (!readOnly) database.exec('PRAGMA journal_size_limit = 67108864')
  return database
}

/** Kysely's own SQLite driver hands every caller one connection with deferred transactions; here the queue owns them. */
function kyselyOn(database: DatabaseSync): Database {
  const connection = new SqliteConnection(database)
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: useWrite,
    commitTransaction: useWrite,
    rollbackTransaction: useWrite,
    destroy: async () => {},
  }
  const kysely = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new UnlockedAdapter(),
      createDriver: () => driver,
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
  useDirectly(kysely, connection)
  return kysely
}

/** Nobody waits for the one connection: it has answered before anybody else can ask. */
class UnlockedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

async function useWrite(): Promise<never> {
  throw new Error('Transactions begin and end in store.write.')
}

/** A longer statement names many rows one by one and hardly comes twice. */
const KEPT_LENGTH = 4_000

type Statement = { statement: StatementSync; columns: string[] }

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Statement>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, columns } = this.#statementOf(query.sql)
    const parameters = query.parameters as readonly SQLInputValue[]
    if (columns.length > 0) return { rows: statement.all(...parameters).map((values) => rowOf(columns, values)) as R[] }
    const { changes } = statement.run(...parameters)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    yield* []
    throw new Error('The embedded database answers whole; ask in pages.')
  }

  #statementOf(sql: string): Statement {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    statement.setReturnArrays(true)
    const made = { statement, columns: statement.columns().map(({ name }) => name) }
    if (sql.length <= KEPT_LENGTH) this.#statements.set(sql, made)
    return made
  }
}

/** Rows that share one shape, as those that node:sqlite makes do not: every later step reads them faster. */
function rowOf(columns: readonly string[], values: unknown): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  // By index: this loop runs for every value that is ever read.
  for (let index = 0; index < columns.length; index++) row[columns[index] as string] = (values as unknown[])[index]
  return row
}

type Unit = {
  work: (database: Database) => Promise<unknown>
  resolve: (value: never) => void
  reject: (error: unknown) => void
  frees: boolean
}

type Group = {
  reserve: Reserve
  /** Called when a transaction has ended, before anybody learns of it. */
  ended: () => void
}

/**
 * One fsync for all units that arrive in one turn of the event loop, each in a savepoint of its own: on this engine that
 * holds three times as many durable writes as a commit each, and answers still come only after the commit.
 */
function groupCommit(connection: DatabaseSync, database: Database, { reserve, ended }: Group): Store['write'] {
  let queue: Unit[] = []
  let draining = false

  /** One batch a turn: somebody who writes again as soon as a write is done must not keep the event loop from everybody else. */
  async function drain(): Promise<void> {
    const batch = queue
    queue = []
    try {
      await commit(batch)
    } catch (error) {
      // Not even undoing went well, as on a disk that fails. Nobody of them waits for ever, and the next batch tries again.
      for (const { reject } of batch) reject(error)
    }
    if (queue.length > 0) setImmediate(drain)
    else draining = false
  }

  async function commit(batch: Unit[]): Promise<void> {
    const settled: (() => void)[] = []
    try {
      connection.exec('BEGIN IMMEDIATE')
      for (const unit of batch) settled.push(await runUnit(unit))
      connection.exec('COMMIT')
    } catch (error) {
      if (connection.isTransaction) connection.exec('ROLLBACK')
      ended()
      const freeing = isDiskFull(error) ? batch.filter(({ frees }) => frees) : []
      const isTriedAgain = freeing.length > 0 && reserve.release()
      for (const unit of batch) if (!isTriedAgain || !unit.frees) unit.reject(error)
      if (isTriedAgain) await commit(freeing).finally(takeBack)
      return
    }
    ended()
    for (const settle of settled) settle()
  }

  /** What was deleted with the reserve gives the log's room back, of which the reserve is made again. */
  function takeBack(): void {
    connection.exec('PRAGMA busy_timeout = 0')
    try {
      connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    } catch {
      // Without room for it the log stays as it is, and the reserve is as large as it can be.
    }
    connection.exec(`PRAGMA busy_timeout = ${PRAGMAS.busy_timeout}`)
    reserve.retake()
  }

  async function runUnit(unit: Unit): Promise<() => void> {
    connection.exec('SAVEPOINT unit')
    try {
      const result = await unit.work(database)
      connection.exec('RELEASE unit')
      return () => unit.resolve(result as never)
    } catch (error) {
      // SQLite may have undone the whole transaction by itself; the batch ends here in any case.
      if (isDiskFull(error)) throw error
      connection.exec('ROLLBACK TO unit; RELEASE unit')
      return () => unit.reject(error)
    }
  }

  return (work, { frees } = { frees: false }) =>
    new Promise((resolve, reject) => {
      queue.push({ work, resolve, reject, frees })
      if (draining) return
      draining = true
      setImmediate(drain)
    })
}
