// Preload that turns the server into its next version, with wider tables.
import { MIGRATIONS, type Migration } from '../db/migrate.ts'

const newer: Migration = {
  number: MIGRATIONS.length + 1,
  name: 'newer',
  statements: () => [
    'ALTER TABLE conversations ADD COLUMN mood TEXT',
    'ALTER TABLE turns ADD COLUMN tone TEXT',
    'CREATE INDEX turns_newer ON turns (created_at)',
    'CREATE TABLE grown_newer AS SELECT id, title FROM conversations',
  ],
}
Array.prototype.push.call(MIGRATIONS, newer)
