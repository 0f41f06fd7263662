import type { Migration } from '../migrate.ts'

/**
 * Rate limit counters shared by processes. Unlogged: a crash loses one window at most, and no request should wait for
 * the disk to be counted.
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
