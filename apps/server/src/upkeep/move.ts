import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { openStore } from '../db/open.ts'
import { openPostgres } from '../db/postgres.ts'
import { sha256 } from '../db/sha256.ts'
import type { Database } from '../db/store.ts'
import type { Tables } from '../db/tables.ts'

type TableName = Exclude<keyof Tables, 'migrations'>
type Row = Record<string, unknown>

/** Every table after the ones it references, with its ordering key. */
const KEYS: Readonly<Record<TableName, readonly string[]>> = {
  owners: ['id'],
  sessions: ['token_hash'],
  conversations: ['seq'],
  turns: ['seq'],
  results: ['seq'],
  writing_exceptions: ['seq'],
  talks: ['seq'],
  first_requests: ['key_hash'],
  device_codes: ['code_hash'],
  shares: ['seq'],
  share_viewers: ['seq'],
  share_comments: ['seq'],
  share_tasks: ['seq'],
  requests: ['owner_id', 'key'],
  grown_branches: ['key_hash'],
  operator_codes: ['id'],
  operator_sessions: ['token_hash'],
}
const ROWS_AT_ONCE = 500
/**
 * Batch size for long rows: a turn with its reply takes up to 2.4 MB as JSON, a share's snapshot twenty times as much.
 */
export const LONG_ROWS_AT_ONCE = { turns: 12, results: 25, share_comments: 100, shares: 1 } as const

/** Row count of a table and an order-independent hash of its content. */
type TableCount = { table: string; rows: number; hash: string }
type Place = { databaseFile: string; backupFolder: string; databaseUrl: string }

/**
 * Copies an embedded database to an empty PostgreSQL database in one transaction, and verifies every row. The source is
 * unchanged.
 *
 * @returns row counts by table
 * @throws Error when the target is not empty, the source is in use, or a row differs; nothing is moved then
 */
export async function move({ databaseFile, backupFolder, databaseUrl }: Place): Promise<TableCount[]> {
  if (!existsSync(databaseFile)) throw new Error(`There is no embedded database ${databaseFile} to move.`)
  const source = await openStore({ databaseFile, backupFolder, databaseUrl: undefined })
  try {
    const target = await openPostgres(databaseUrl)
    try {
      return await target.write((database) => moveAll(source.read, database))
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function moveAll(source: Database, target: Database): Promise<TableCount[]> {
  const names = Object.keys(KEYS) as TableName[]
  for (const table of names) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} LIMIT 1`.execute(target)
    if (rows.length > 0)
      throw new Error(`The database at DATABASE_URL is not empty: ${table} has rows. Nothing was moved.`)
  }
  const columns = await columnsOf(source)
  const moved: TableCount[] = []
  for (const table of names) {
    const here = await copy(table, columns.get(table) ?? [], source, target)
    const there = new Sum()
    for await (const rows of pages(target, table)) there.add(rows, columns.get(table) ?? [])
    if (there.rows !== here.rows || there.hash !== here.hash) {
      throw new Error(`The rows of ${table} did not arrive as they were. Nothing was moved.`)
    }
    moved.push({ table, rows: there.rows, hash: there.hash })
  }
  return moved
}

async function columnsOf(database: Database): Promise<Map<string, string[]>> {
  const tables = await database.introspection.getTables()
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]))
}

async function copy(table: TableName, columns: string[], source: Database, target: Database): Promise<Sum> {
  const sum = new Sum()
  try {
    for await (const rows of pages(source, table)) {
      sum.add(rows, columns)
      await insert(table, columns, rows, target)
    }
    if (table === 'turns') for await (const rows of pages(source, table)) await setParents(rows, target)
    if (KEYS[table][0] === 'seq') await continueSequence(table, target)
  } catch (cause) {
    throw new Error(`The rows of ${table} could not be moved. Nothing was moved.`, { cause })
  }
  return sum
}

async function* pages(database: Database, table: TableName): AsyncIterable<Row[]> {
  const keys = KEYS[table]
  const atOnce: Partial<Record<TableName, number>> = LONG_ROWS_AT_ONCE
  const limit = atOnce[table] ?? ROWS_AT_ONCE
  const order = sql.join(keys.map((key) => sql.ref(key)))
  for (let last: Row | undefined; ; ) {
    const after = last && sql.join(keys.map((key) => last?.[key]))
    const beyond = after ? sql`WHERE (${order}) > (${after})` : sql``
    const page = sql<Row>`SELECT * FROM ${sql.table(table)} ${beyond} ORDER BY ${order} LIMIT ${sql.lit(limit)}`
    const { rows } = await page.execute(database)
    last = rows.at(-1)
    if (!last) return
    yield rows
  }
}

/** Keeps sequence numbers. Turns may precede their parents, so parents are set last. */
async function insert(table: TableName, columns: string[], rows: Row[], target: Database): Promise<void> {
  const given = table === 'turns' ? rows.map((row) => ({ ...row, parent_id: null })) : rows
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`INSERT INTO ${sql.table(table)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${names} FROM json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(given)}::json)`.execute(
    target,
  )
}

async function setParents(turns: Row[], target: Database): Promise<void> {
  const answers = turns.filter(({ parent_id }) => parent_id !== null).map(({ id, parent_id }) => ({ id, parent_id }))
  await sql`UPDATE turns SET parent_id = given.parent_id
    FROM json_populate_recordset(NULL::turns, ${JSON.stringify(answers)}::json) AS given
    WHERE turns.id = given.id`.execute(target)
}

async function continueSequence(table: TableName, target: Database): Promise<void> {
  await sql`SELECT setval(pg_get_serial_sequence(${table}, 'seq'), max(seq)) FROM ${sql.table(table)} HAVING max(seq) > 0`.execute(
    target,
  )
}

/** Order-independent hash: the sum of row hashes. */
class Sum {
  rows = 0
  #sum = 0n

  add(rows: readonly Row[], columns: readonly string[]): void {
    this.rows += rows.length
    for (const row of rows) {
      this.#sum += BigInt(`0x${sha256(JSON.stringify(columns.map((column) => row[column])))}`)
    }
  }

  get hash(): string {
    return BigInt.asUintN(256, this.#sum).toString(16).padStart(64, '0')
  }
}
