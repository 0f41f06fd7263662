import { CONVERSATION_LENGTH, KEPT_LENGTH } from '@understory/contract/limits'
import type { Database } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import { ProblemError } from '../../http/problem.ts'
import { keptLength } from './store.ts'

const ALL_FULL =
  'You keep as much as there is room for. Delete a conversation or a kept text first; nothing was changed.'
const ONE_FULL = 'This conversation is as long as one can be. Begin a new one; nothing was lost.'

/** Counting reads a row for each conversation, so it is done once for so much more. */
const UNCOUNTED = 1024 * 1024
const OWNERS = 20_000
const uncounted = new Map<OwnerId, number>()

/**
 * Holds what one owner keeps to what can be searched, exported and brought in elsewhere without holding up everybody else.
 *
 * @param added UTF-16 units that shall be kept more
 * @throws ProblemError `limit-reached`
 */
export async function admitMore(database: Database, owner: OwnerId, added: number): Promise<void> {
  const left = (uncounted.get(owner) ?? 0) - added
  if (left >= 0) {
    uncounted.set(owner, left)
    return
  }
  if ((await keptLength(database, owner)) + added > KEPT_LENGTH) throw new ProblemError('limit-reached', ALL_FULL)
  const [oldest] = uncounted.keys()
  if (uncounted.size >= OWNERS && oldest !== undefined) uncounted.delete(oldest)
  uncounted.set(owner, UNCOUNTED)
}

/** @throws ProblemError `limit-reached` for a conversation that would be longer than one may be */
export function admitLonger(length: number): void {
  if (length > CONVERSATION_LENGTH) throw new ProblemError('limit-reached', ONE_FULL)
}
