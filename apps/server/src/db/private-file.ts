import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs'

const OTHERS = 0o007
const ALL = 0o777

/** Makes a database file that its user alone may read. SQLite gives the files that it makes beside it the same permissions. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
}

/** Closes a database, and what stands beside it, to everybody on the machine but its user and group. */
export function closeToOthers(file: string): void {
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    if (!existsSync(path)) continue
    const { mode } = statSync(path)
    if ((mode & OTHERS) === 0) continue
    try {
      chmodSync(path, mode & ALL & ~OTHERS)
    } catch {
      // Somebody else's file, or a disk without permissions: whoever set that up decides.
    }
  }
}
