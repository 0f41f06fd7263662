import type { Migration } from '../migrate.ts'

/** Talks. A share of a talk is deleted with it. */
export const talks: Migration = {
  number: 14,
  name: 'talks',
  statements: ({ identity, strict }) => [
    `CREATE TABLE talks (
      seq ${identity},
      id TEXT NOT NULL UNIQUE,
      owner_id TEXT NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
      conversation_id TEXT REFERENCES conversations (id) ON DELETE SET NULL,
      fields TEXT NOT NULL,
      created_at TEXT NOT NULL
    )${strict}`,
    'CREATE INDEX talks_owner ON talks (owner_id, seq)',
    'CREATE INDEX talks_conversation ON talks (conversation_id)',
    'ALTER TABLE shares ADD COLUMN talk_id TEXT REFERENCES talks (id) ON DELETE CASCADE',
    'CREATE INDEX shares_talk ON shares (talk_id)',
  ],
}
