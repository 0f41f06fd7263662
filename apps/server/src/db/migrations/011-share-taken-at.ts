import type { Migration } from '../migrate.ts'

/** Date of the snapshot in its own column, so that a list of shares need not read the snapshots. */
export const shareTakenAt: Migration = {
  number: 11,
  name: 'share-taken-at',
  statements: ({ engine }) => [
    "ALTER TABLE shares ADD COLUMN taken_at TEXT NOT NULL DEFAULT ''",
    `UPDATE shares SET taken_at = ${engine === 'postgres' ? "snapshot::json ->> 'takenAt'" : "json_extract(snapshot, '$.takenAt')"}`,
  ],
}
