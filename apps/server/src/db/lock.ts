import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const OTHERS = 0o007
const ALL = 0o777

/**
 * Locks an embedded database for this process. It is a lock of the operating system on a file next to it, released
 * however the process ends.
 *
 * @returns releases the lock
 * @throws Error when another process holds it
 */
export function holdDatabase(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  closeToOthers(file)
  const lock = new DatabaseSync(`${file}.lock`)
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    throw new Error(`The database ${file} is in use by another process. Stop that one first.`, { cause })
  }
  return () => lock.close()
}

/** Removes access for others from a database and its WAL files. */
function closeToOthers(file: string): void {
  for (const path of [file, `${file}-wal`, `${file}-shm`].filter(existsSync)) {
    const { mode } = statSync(path)
    if ((mode & OTHERS) === 0) continue
    try {
      chmodSync(path, mode & ALL & ~OTHERS)
    } catch {
      // Another user's file, or a disk without permissions: left as it is.
    }
  }
}
