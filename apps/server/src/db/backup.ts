import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { complaintsAbout } from './integrity.ts'

/** Backups kept, one a day: deleted data is in no backup after as many days. */
const KEPT = 7
const NAME = /^understory-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)(?:-\d+)?\.sqlite$/

/**
 * Backs up an embedded database, which may be in use, and verifies the copy. The file gets its name only once it is
 * complete and synced. Deletes the oldest backups.
 *
 * @param folder created when missing, private to its user
 * @returns path of the backup
 * @throws Error when there is no room or the copy is corrupt; nothing is left behind then
 */
export function backUp(file: string, folder: string, now: Date): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unfinished = join(folder, `unfinished-${process.pid}.sqlite`)
  rmSync(unfinished, { force: true })
  try {
    copy(file, unfinished)
    const [complaint] = complaintsAbout(unfinished, { thorough: true })
    if (complaint) throw new Error(`The backup was not kept. ${complaint}`)
    chmodSync(unfinished, 0o600)
    sync(unfinished)
    const backup = freeName(folder, now)
    renameSync(unfinished, backup)
    sync(folder)
    for (const old of backupsIn(folder).slice(KEPT)) rmSync(old.file)
    return backup
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Finished backups, newest first. */
export function backupsIn(folder: string): { file: string; time: Date }[] {
  if (!existsSync(folder)) return []
  const found = readdirSync(folder).flatMap((name) => {
    const [, time] = NAME.exec(name) ?? []
    return time ? [{ file: join(folder, name), time: timeIn(time) }] : []
  })
  return found.sort((a, b) => b.time.getTime() - a.time.getTime() || (a.file < b.file ? 1 : -1))
}

/** A consistent snapshot while others write; copying the file would not be one. */
function copy(file: string, target: string): void {
  const database = new DatabaseSync(file, { readOnly: true, defensive: true })
  try {
    database.exec('PRAGMA busy_timeout = 5000')
    database.prepare('VACUUM INTO ?').run(target)
  } finally {
    database.close()
  }
}

export function sync(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

function freeName(folder: string, now: Date): string {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-')
  for (let count = 1; ; count++) {
    const file = join(folder, `understory-${time}${count > 1 ? `-${count}` : ''}.sqlite`)
    if (!existsSync(file)) return file
  }
}

function timeIn(name: string): Date {
  const [day = '', clock = ''] = name.split('T')
  return new Date(`${day}T${clock.replaceAll('-', ':')}Z`)
}
