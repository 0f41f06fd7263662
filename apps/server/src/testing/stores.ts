import { randomUUID } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { openPostgres } from '../db/postgres.ts'
import { openSqlite } from '../db/sqlite.ts'
import type { Store } from '../db/store.ts'
import { migratedFile, temporaryFolder } from './app.ts'
import { createDatabase, MIGRATED } from './postgres-server.ts'

/** Both engines, each as a new migrated database: `test.each(ENGINES)('… on %s', …)`. */
export const ENGINES: readonly [name: string, open: () => Promise<Store>][] = [
  ['SQLite', freshSqlite],
  ['PostgreSQL', freshPostgres],
]

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

/** A new empty database on the test server. */
export function freshPostgresUrl(): Promise<string> {
  return createDatabase(inject('postgresUrl'), newName())
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`
