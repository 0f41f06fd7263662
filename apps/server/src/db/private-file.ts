import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs'

const OTHERS = 0o007
const ALL = 0o777

/** Creates a database file readable by its user only. SQLite copies the permissions to its WAL files. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
}

/** Removes access for others from a database and its WAL files. */
export function closeToOthers(file: string): void {
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    if (!existsSync(path)) continue
    const { mode } = statSync(path)
    if ((mode & OTHERS) === 0) continue
    try {
      chmodSync(path, mode & ALL & ~OTHERS)
    } catch {
      // Another user's file, or a disk without permissions: left as it is.
    }
  }
}
