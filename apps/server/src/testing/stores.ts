import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { inject, onTestFinished, test } from 'vitest'
import { openPostgres } from '../db/postgres.ts'
import { openSqlite } from '../db/sqlite.ts'
import type { Database, Store } from '../db/store.ts'
import type { OwnerId, Tables } from '../db/tables.ts'
import { migratedFile, type TestApp, temporaryFolder, testApp } from './app.ts'
import { createDatabase, MIGRATED } from './postgres-server.ts'

/** Both engines, each as a new migrated database: `test.each(ENGINES)('… on %s', …)`. */
export const ENGINES: readonly [name: string, open: () => Promise<Store>][] = [
  ['SQLite', freshSqlite],
  ['PostgreSQL', freshPostgres],
]

/** A test of the whole server on each engine. `%s` in the title is its name. */
export function onEngines(title: string, run: (home: TestApp) => Promise<void>): void {
  test.each(ENGINES)(title, async (_engine, open) => run(await testApp({ store: await open() })))
}

async function freshSqlite(): Promise<Store> {
  const store = await openSqlite(migratedFile(temporaryFolder()))
  onTestFinished(() => store.close())
  return store
}

export async function freshPostgres(): Promise<Store> {
  const store = await openPostgres(await createDatabase(inject('postgresUrl'), newName(), MIGRATED))
  onTestFinished(() => store.close())
  return store
}

/** Throws what SQLite throws on a full disk. */
export function fullDisk(): never {
  const database = new DatabaseSync(':memory:')
  database.exec('PRAGMA max_page_count = 2; CREATE TABLE a (b)')
  database.exec('INSERT INTO a VALUES (zeroblob(100000))')
  throw new Error('The disk had room.')
}

export function addOwner(database: Database, id: string) {
  const row = { id: id as OwnerId, created_at: '2026-01-01T00:00:00.000Z' }
  return database.insertInto('owners').values(row).execute()
}

export async function ownersIn({ read }: Store): Promise<string[]> {
  const rows = await read.selectFrom('owners').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

export function rowsIn({ read }: Store, table: keyof Tables): Promise<unknown[]> {
  return read.selectFrom(table).selectAll().execute()
}

/** A new empty database on the test server. */
export function freshPostgresUrl(): Promise<string> {
  return createDatabase(inject('postgresUrl'), newName())
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`
