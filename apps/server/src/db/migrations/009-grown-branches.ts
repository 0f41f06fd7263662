import type { Migration } from '../migrate.ts'

/** What a language model grew under a label, so that every process gives the same and the model is asked once. */
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
