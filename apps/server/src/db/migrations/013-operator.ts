import type { Migration } from '../migrate.ts'

/** The operator's code as a salted scrypt hash, and the operator's browser sessions. */
export const operator: Migration = {
  number: 13,
  name: 'operator',
  statements: ({ strict }) => [
    `CREATE TABLE operator_codes (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      code_hash TEXT NOT NULL,
      created_at TEXT NOT NULL
    )${strict}`,
    `CREATE TABLE operator_sessions (
      token_hash TEXT PRIMARY KEY,
      expires_at TEXT NOT NULL
    )${strict}`,
  ],
}
