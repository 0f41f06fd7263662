import type { Migration } from '../migrate.ts'

/** Cache of generated branches, shared by processes. */
export const grownBranches: Migration = {
  number: 9,
  name: 'grown-branches',
  statements: ({ strict }) => [
    `CREATE TABLE grown_branches (
      key_hash TEXT PRIMARY KEY,
      branches TEXT NOT NULL,
      created_at TEXT NOT NULL
    )${strict}`,
    'CREATE INDEX grown_branches_time ON grown_branches (created_at)',
  ],
}
