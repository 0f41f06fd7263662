import type { Migration } from '../migrate.ts'

/** Interrupted answers, and idempotency keys of first writes without a cookie. */
export const interruptedAndFirstRequests: Migration = {
  number: 4,
  // Databases store this name.
  name: 'answers',
  statements: ({ strict }) => [
    'ALTER TABLE turns ADD COLUMN is_interrupted INTEGER NOT NULL DEFAULT 0',
    `CREATE TABLE first_requests (
      key_hash TEXT PRIMARY KEY,
      owner_id TEXT NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
      created_at TEXT NOT NULL
    )${strict}`,
    'CREATE INDEX first_requests_owner ON first_requests (owner_id)',
    'CREATE INDEX first_requests_time ON first_requests (created_at)',
  ],
}
