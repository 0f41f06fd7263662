import type { Migration } from '../migrate.ts'

const OWNER = 'owner_id TEXT NOT NULL REFERENCES owners (id) ON DELETE CASCADE'
const SHARE = 'share_id TEXT NOT NULL REFERENCES shares (id) ON DELETE CASCADE'

export const shares: Migration = {
  number: 5,
  name: 'shares',
  statements: ({ identity, strict }) => [
    `CREATE TABLE shares (
      seq ${identity},
      id TEXT NOT NULL UNIQUE,
      ${OWNER},
      secret_hash TEXT NOT NULL,
      password_hash TEXT,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      owner_name TEXT NOT NULL,
      access TEXT NOT NULL CHECK (access IN ('view', 'comment', 'coach')),
      branches TEXT NOT NULL,
      snapshot TEXT NOT NULL,
      includes_texts INTEGER NOT NULL,
      created_at TEXT NOT NULL,
      expires_at TEXT
    )${strict}`,
    'CREATE INDEX shares_owner ON shares (owner_id, seq)',
    `CREATE TABLE share_viewers (
      seq ${identity},
      token_hash TEXT NOT NULL UNIQUE,
      ${SHARE},
      ${OWNER},
      opened_at TEXT NOT NULL
    )${strict}`,
    'CREATE INDEX share_viewers_share ON share_viewers (share_id, seq)',
    `CREATE TABLE share_comments (
      seq ${identity},
      id TEXT NOT NULL UNIQUE,
      ${SHARE},
      ${OWNER},
      author TEXT NOT NULL,
      text TEXT NOT NULL,
      anchor TEXT,
      created_at TEXT NOT NULL
    )${strict}`,
    'CREATE INDEX share_comments_share ON share_comments (share_id, seq)',
    `CREATE TABLE share_tasks (
      seq ${identity},
      id TEXT NOT NULL UNIQUE,
      ${SHARE},
      ${OWNER},
      author TEXT NOT NULL,
      text TEXT NOT NULL,
      created_at TEXT NOT NULL,
      done_at TEXT
    )${strict}`,
    'CREATE INDEX share_tasks_owner ON share_tasks (owner_id, seq)',
  ],
}
