import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { MIGRATIONS } from './migrate.ts'

/**
 * Problems of an embedded database in plain English; empty when it is sound and readable by this version.
 *
 * @param thorough also compares indexes with tables, which takes longer
 */
export function complaintsAbout(file: string, { thorough }: { thorough: boolean }): string[] {
  if (!existsSync(file)) return [`${file} is not there.`]
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true, defensive: true })
    const check = database.prepare(`PRAGMA ${thorough ? 'integrity_check' : 'quick_check'}(5)`).all()
    const found = check.map((row) => String(Object.values(row)[0])).filter((line) => line !== 'ok')
    if (found.length > 0) return [`${file} is damaged: ${found.join('; ')}.`]
    const orphans = thorough ? database.prepare('PRAGMA foreign_key_check').all().length : 0
    if (orphans > 0) return [`${file} has ${orphans} rows that belong to nothing.`]
    return versionIn(database) > MIGRATIONS.length ? [`${file} was written by a newer version of Understory.`] : []
  } catch {
    return [`${file} cannot be read as a database of Understory.`]
  } finally {
    database?.close()
  }
}

function versionIn(database: DatabaseSync): number {
  return Number(database.prepare('SELECT count(*) AS version FROM migrations').get()?.version)
}

/** Whether the database has pending migrations. */
export function isBehind(file: string): boolean {
  if (!existsSync(file)) return false
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const isOurs = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'migrations'`).get() !== undefined
    return isOurs && versionIn(database) < MIGRATIONS.length
  } finally {
    database.close()
  }
}
