import type { Migration } from '../migrate.ts'

/** An answer's parts, chips and state stand beside its words: the next turn reads those, never the prose. */
export const replies: Migration = {
  number: 12,
  name: 'replies',
  statements: () => ['ALTER TABLE turns ADD COLUMN reply TEXT'],
}
