import type { Database } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import { ProblemError } from '../../http/problem.ts'
import { once, outcomeOf, type WriteRequest } from '../requests/service.ts'
import type { Ids } from './keeping.ts'

/** Whether a line of help was to stand after the answer. */
type Level = 'none' | 'mention'

/** No client's own key has a space, so none is taken for this. */
function requestOf(owner: OwnerId, { conversationId, messageTurnId, turnId }: Ids, now: Date): WriteRequest {
  return { owner, key: `answer ${turnId}`, what: [conversationId, messageTurnId, turnId], now }
}

/**
 * Remembers that a page was asked to write this answer; forgotten with the other requests after a day. Which danger it was is not
 * kept: a deleted conversation shall leave no trace of that.
 */
export async function expectAnswer(
  database: Database,
  owner: OwnerId,
  ids: Ids,
  { now, level }: { now: Date; level: Level },
): Promise<void> {
  await once(database, requestOf(owner, ids, now), async () => level)
}

/** What was remembered where a page of the owner was asked to write this answer to this message. */
export async function expectedLevel(
  database: Database,
  owner: OwnerId,
  ids: Ids,
  now: Date,
): Promise<Level | undefined> {
  try {
    const found = await outcomeOf(database, requestOf(owner, ids, now))
    return found === undefined || found === 'mention' ? found : 'none'
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'idempotency-key-reused') return undefined
    throw error
  }
}
