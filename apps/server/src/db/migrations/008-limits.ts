import type { Migration } from '../migrate.ts'

/**
 * How often somebody did something, where several processes count together. Not logged: what a crash of the database
 * forgets is at most a window, and a request shall not wait for the disk to be counted.
 */
export const limits: Migration = {
  number: 8,
  name: 'limits',
  statements: ({ engine }) =>
    engine === 'sqlite'
      ? []
      : [
          `CREATE UNLOGGED TABLE limits (
            key TEXT PRIMARY KEY,
            count INTEGER NOT NULL,
            begun BIGINT NOT NULL,
            until BIGINT NOT NULL
          )`,
        ],
}
