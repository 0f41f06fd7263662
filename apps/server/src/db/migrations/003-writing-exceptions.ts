import type { Migration } from '../migrate.ts'

export const writingExceptions: Migration = {
  number: 3,
  name: 'writing-exceptions',
  statements: ({ identity, strict }) => [
    `CREATE TABLE writing_exceptions (
      seq ${identity},
      id TEXT NOT NULL UNIQUE,
      owner_id TEXT NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('rule', 'word')),
      value TEXT NOT NULL,
      created_at TEXT NOT NULL,
      UNIQUE (owner_id, kind, value)
    )${strict}`,
  ],
}
