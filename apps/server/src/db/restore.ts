import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { sync } from './backup.ts'
import { complaintsAbout } from './integrity.ts'
import { holdDatabase } from './lock.ts'

/**
 * Replaces an embedded database by a backup; the former one is set aside next to it.
 *
 * @returns path of the former database, if there was one
 * @throws Error when the backup is corrupt or a server uses the database; nothing is changed then
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
      // The WAL may hold its newest rows, and SQLite finds it by name.
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
