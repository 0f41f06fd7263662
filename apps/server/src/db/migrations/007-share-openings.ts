import type { Migration } from '../migrate.ts'

/** A counter of openings, so that not every viewer row has to be kept. */
export const shareOpenings: Migration = {
  number: 7,
  name: 'share-openings',
  statements: () => [
    'ALTER TABLE shares ADD COLUMN opens INTEGER NOT NULL DEFAULT 0',
    'UPDATE shares SET opens = (SELECT count(*) FROM share_viewers WHERE share_viewers.share_id = shares.id)',
  ],
}
