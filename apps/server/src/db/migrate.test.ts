import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/app.ts'
import { COPIES, slow } from '../testing/slow-migration.ts'
import { addOwner, freshPostgresUrl, ownersIn } from '../testing/stores.ts'
import { MIGRATIONS } from './migrate.ts'
import { openStore } from './open.ts'
import { openPostgres } from './postgres.ts'
import { sha256 } from './sha256.ts'
import { openSqlite } from './sqlite.ts'
import type { Database, Store } from './store.ts'

/** An empty database of each engine. */
const PLACES = [
  ['SQLite', async () => join(temporaryFolder(), 'test.sqlite'), openSqlite],
  ['PostgreSQL', freshPostgresUrl, openPostgres],
] as const

async function tablesOf({ read }: Store): Promise<unknown> {
  const tables = await read.introspection.getTables()
  return tables
    .map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => `${column.name} ${column.dataType} ${column.isNullable}`).toSorted(),
    }))
    .filter(({ name }) => !name.startsWith('sqlite'))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

test.each(PLACES)(
  'M3 migrates a database of every earlier version without losing rows on %s',
  async (_engine, place, open) => {
    const fresh = await open(await place())
    const newest = await tablesOf(fresh)
    await fresh.close()
    const old = await place()
    for (let version = 1; version <= MIGRATIONS.length; version++) {
      const store = await open(old, MIGRATIONS.slice(0, version))
      await store.write((database) => addOwner(database, `of version ${version}`))
      await store.close()
    }
    const store = await open(old)
    onTestFinished(() => store.close())
    expect(await tablesOf(store)).toEqual(newest)
    expect(await ownersIn(store)).toHaveLength(MIGRATIONS.length)
  },
)

test.each(PLACES)('M3 carries over the bookkeeping of earlier versions on %s', async (_engine, place, open) => {
  const where = await place()
  const taken = async ({ read }: Store) => read.selectFrom('migrations').selectAll().orderBy('name').execute()
  const first = await open(where)
  const before = await taken(first)
  await first.write(async (database) => {
    await sql`DROP TABLE migrations_lock`.execute(database)
    await sql`DROP TABLE migrations`.execute(database)
    const columns = sql`number INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL, applied_at TEXT NOT NULL`
    await sql`CREATE TABLE migrations (${columns})`.execute(database)
    for (const { name, timestamp } of before) {
      const [, number, words, checksum] = /^(\d+)-(.+)-(.+?)$/.exec(name) ?? []
      const row = sql`${Number(number)}, ${words}, ${checksum}, ${timestamp}`
      await sql`INSERT INTO migrations VALUES (${row})`.execute(database)
    }
  })
  await first.close()
  const second = await open(where)
  onTestFinished(() => second.close())
  expect(await taken(second)).toEqual(before)
})

test('M3 refuses a newer database and writes nothing to it', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'understory.sqlite')
  await (await openSqlite(file, [...MIGRATIONS, { ...slow, statements: () => [] }])).close()
  const before = sha256(readFileSync(file))
  const home = { databaseUrl: undefined, databaseFile: file, backupFolder: join(folder, 'backups') }
  await expect(openStore(home)).rejects.toThrow('written by a newer version')
  expect(sha256(readFileSync(file))).toBe(before)

  const url = await freshPostgresUrl()
  const newer = await openPostgres(url, [...MIGRATIONS, { ...slow, statements: () => [] }])
  onTestFinished(() => newer.close())
  const written = async () => (await sql`SELECT xmin::text, * FROM migrations ORDER BY name`.execute(newer.read)).rows
  const rows = await written()
  await expect(openPostgres(url)).rejects.toThrow('Start the newer program')
  expect(await written()).toEqual(rows)
})

async function countOf(database: Database, table: 'copies' | 'writing_exceptions'): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${sql.table(table)}`
    .execute(database)
    .catch(() => ({ rows: [] }))
  return rows[0] && Number(rows[0].count)
}

test.each(PLACES)(
  'M1 leaves the old or the new schema when killed during a migration on %s',
  async (_engine, place, open) => {
    const where = await place()
    await (await open(where)).close()
    for (let round = 0; round < 3; round++) {
      const child = spawn(process.execPath, [join(import.meta.dirname, '../testing/slow-migration.ts'), where], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      // It may finish before it is killed.
      const exited = once(child, 'exit')
      await once(child.stdout, 'data')
      await new Promise((resolve) => setTimeout(resolve, 60 + round * 120))
      child.kill('SIGKILL')
      await exited
      const isDone = await open(where).then(
        (store) => store.close().then(() => false),
        () => true,
      )
      const store = await open(where, isDone ? [...MIGRATIONS, slow] : MIGRATIONS)
      const found = [await countOf(store.read, 'copies'), await countOf(store.read, 'writing_exceptions')]
      await store.close()
      expect(found).toEqual(isDone ? [COPIES, undefined] : [undefined, 0])
      if (isDone) return
    }
  },
)
