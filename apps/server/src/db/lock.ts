import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { closeToOthers } from './private-file.ts'

/**
 * Holds an embedded database for this process alone. The lock is the operating system's own, on a file beside it: it goes
 * with the process, however that ends.
 *
 * @returns what gives it back
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
