import type { Migration } from '../migrate.ts'

export const results: Migration = {
  number: 2,
  name: 'results',
  statements: ({ identity, strict }) => [
    `CREATE TABLE results (
      seq ${identity},
      id TEXT NOT NULL UNIQUE,
      owner_id TEXT NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('voice', 'text')),
      context TEXT NOT NULL,
      figures TEXT NOT NULL,
      content TEXT,
      engine_version TEXT NOT NULL,
      created_at TEXT NOT NULL
    )${strict}`,
    'CREATE INDEX results_owner ON results (owner_id, kind, seq)',
  ],
}
