import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { openPostgres } from '../db/postgres.ts'
import { openSqlite } from '../db/sqlite.ts'
import type { Store } from '../db/store.ts'
import { temporaryFolder } from './app.ts'

/** Both engines, each as a fresh migrated database that goes when the test ends: `test.each(ENGINES)('… on %s', …)`. */
export const ENGINES: readonly [name: string, open: () => Promise<Store>][] = [
  ['SQLite', freshSqlite],
  ['PostgreSQL', freshPostgres],
]

export async function freshSqlite(): Promise<Store> {
  const store = await openSqlite(join(temporaryFolder(), 'test.sqlite'))
  onTestFinished(() => store.close())
  return store
}

export async function freshPostgres(): Promise<Store> {
  const url = await freshPostgresUrl()
  const store = await openPostgres(url)
  onTestFinished(() => store.close())
  return store
}

/** A new empty database on the test server. */
export async function freshPostgresUrl(): Promise<string> {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return server.replace(/\/postgres$/, `/${name}`)
}
