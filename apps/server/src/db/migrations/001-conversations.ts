import type { Migration } from '../migrate.ts'

export const conversations: Migration = {
  number: 1,
  name: 'conversations',
  statements: ({ identity, strict }) => [
    `CREATE TABLE owners (id TEXT PRIMARY KEY, created_at TEXT NOT NULL)${strict}`,
    `CREATE TABLE sessions (
      token_hash TEXT PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      owner_id TEXT NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
      created_at TEXT NOT NULL,
      seen_at TEXT NOT NULL
    )${strict}`,
    'CREATE INDEX sessions_owner ON sessions (owner_id)',
    `CREATE TABLE conversations (
      seq ${identity},
      id TEXT NOT NULL UNIQUE,
      owner_id TEXT NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
      context TEXT NOT NULL,
      title TEXT NOT NULL,
      length INTEGER NOT NULL,
      created_at TEXT NOT NULL
    )${strict}`,
    'CREATE INDEX conversations_owner ON conversations (owner_id, seq)',
    `CREATE TABLE turns (
      seq ${identity},
      id TEXT NOT NULL UNIQUE,
      conversation_id TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
      owner_id TEXT NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
      parent_id TEXT REFERENCES turns (id) ON DELETE SET NULL,
      role TEXT NOT NULL CHECK (role IN ('user', 'assistant')),
      content TEXT NOT NULL,
      context TEXT NOT NULL,
      created_at TEXT NOT NULL
    )${strict}`,
    'CREATE INDEX turns_conversation ON turns (conversation_id, seq)',
    'CREATE INDEX turns_owner ON turns (owner_id)',
    'CREATE INDEX turns_parent ON turns (parent_id)',
    `CREATE TABLE requests (
      owner_id TEXT NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
      key TEXT NOT NULL,
      fingerprint TEXT NOT NULL,
      outcome TEXT NOT NULL,
      created_at TEXT NOT NULL,
      PRIMARY KEY (owner_id, key)
    )${strict}`,
  ],
}
