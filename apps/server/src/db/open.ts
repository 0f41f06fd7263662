import { join } from 'node:path'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

/** The database that the settings name: PostgreSQL by its address, else one file in the data folder. */
export function openStore(settings: { databaseUrl: string | undefined; dataDirectory: string }): Promise<Store> {
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl)
    : openSqlite(join(settings.dataDirectory, 'understory.sqlite'))
}
