import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { sync } from './backup.ts'
import { complaintsAbout } from './integrity.ts'
import { holdDatabase } from './lock.ts'

/**
 * Puts a backup in the place of an embedded database. What was there is set aside beside it.
 *
 * @returns where the former database is now, if there was one
 * @throws Error when the backup is not sound or a server uses the database; nothing is changed then
 */
export function restore(backup: string, file: string, now: Date): string | undefined {
  const [complaint] = complaintsAbout(backup, { thorough: true })
  if (complaint) throw new Error(`Nothing was changed. ${complaint}`)
  const release = holdDatabase(file)
  try {
    const unfinished = `${file}.unfinished`
    copyFileSync(backup, unfinished)
    sync(unfinished)
    const former = existsSync(file) ? `${file}.before-${now.toISOString().replaceAll(':', '-')}` : undefined
    if (former) {
      // Its newest rows may stand in the log beside it, which SQLite finds by name.
      renameSync(file, former)
      if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${former}-wal`)
    }
    rmSync(`${file}-shm`, { force: true })
    rmSync(`${file}-wal`, { force: true })
    renameSync(unfinished, file)
    sync(dirname(file))
    return former
  } finally {
    release()
  }
}
