import { MIGRATIONS, type Migration } from '../db/migrate.ts'
import { openPostgres } from '../db/postgres.ts'
import { openSqlite } from '../db/sqlite.ts'

export const COPIES = 400_000

/** Slow enough to be killed halfway; touches existing rows. */
export const slow: Migration = {
  number: MIGRATIONS.length + 1,
  name: 'slow',
  statements: () => [
    'CREATE TABLE copies (id INTEGER PRIMARY KEY, words TEXT NOT NULL)',
    `WITH RECURSIVE counted (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM counted WHERE id < ${COPIES})
      INSERT INTO copies SELECT id, 'row ' || id FROM counted`,
    'ALTER TABLE copies ADD COLUMN more TEXT',
    'UPDATE copies SET more = words',
    'DROP TABLE writing_exceptions',
  ],
}

const [, script, place] = process.argv
if (import.meta.filename === script && place) {
  const open = place.startsWith('postgres:') ? openPostgres : openSqlite
  process.stdout.write('begins\n')
  const store = await open(place, [...MIGRATIONS, slow])
  await store.close()
}
