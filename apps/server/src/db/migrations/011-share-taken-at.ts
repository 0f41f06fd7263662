import type { Migration } from '../migrate.ts'

/** When a snapshot was taken stands beside it: a list of shares need not read megabytes for the one date in them. */
export const shareTakenAt: Migration = {
  number: 11,
  name: 'share-taken-at',
  statements: ({ engine }) => [
    "ALTER TABLE shares ADD COLUMN taken_at TEXT NOT NULL DEFAULT ''",
    `UPDATE shares SET taken_at = ${engine === 'postgres' ? "snapshot::json ->> 'takenAt'" : "json_extract(snapshot, '$.takenAt')"}`,
  ],
}
