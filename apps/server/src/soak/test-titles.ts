import { DatabaseSync } from 'node:sqlite'

/** Titles of all conversations in a database file. */
export function titlesIn(file: string): ReadonlySet<string> {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('SELECT title FROM conversations').all()
  database.close()
  return new Set(rows.map(({ title }) => String(title)))
}
