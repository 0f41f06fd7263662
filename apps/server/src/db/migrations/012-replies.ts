import type { Migration } from '../migrate.ts'

/** Parts, chips and state of an answer; the next turn reads these, never the text. */
export const replies: Migration = {
  number: 12,
  name: 'replies',
  statements: () => ['ALTER TABLE turns ADD COLUMN reply TEXT'],
}
