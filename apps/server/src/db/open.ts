import { existsSync } from 'node:fs'
import { backUp } from './backup.ts'
import { complaintsAbout, isBehind } from './integrity.ts'
import { holdDatabase } from './lock.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

type Place = { databaseUrl: string | undefined; databaseFile: string; backupFolder: string }

/** PostgreSQL when an address is configured, else a file. */
export async function openStore(place: Place): Promise<Store> {
  if (!place.databaseUrl) return openEmbedded(place)
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(place.databaseUrl)
}

/** Locks the file, checks integrity, and backs up before migrating. */
async function openEmbedded({ databaseFile: file, backupFolder }: Place): Promise<Store> {
  const release = holdDatabase(file)
  try {
    const [complaint] = existsSync(file) ? complaintsAbout(file, { thorough: false }) : []
    if (complaint) {
      throw new Error(
        `${complaint} Nothing was written. npm run doctor tells more, npm run restore brings back the newest backup.`,
      )
    }
    if (isBehind(file)) backUp(file, backupFolder, new Date())
    const store = await openSqlite(file)
    return { ...store, close: () => store.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}
