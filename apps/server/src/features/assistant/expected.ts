import type { Database } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import { ProblemError } from '../../http/problem.ts'
import { once, outcomeOf, type WriteRequest } from '../idempotency/service.ts'
import type { Ids } from './keeping.ts'

/** Whether a help notice follows the answer. */
type Level = 'none' | 'mention'

/** Contains a space, unlike any client's key. */
function requestOf(owner: OwnerId, { conversationId, messageTurnId, turnId }: Ids, now: Date): WriteRequest {
  return { owner, key: `answer ${turnId}`, what: [conversationId, messageTurnId, turnId], now }
}

/**
 * Records that a page was asked to write this answer, for a day. The kind of danger is not stored: a deleted
 * conversation must leave no trace of it.
 */
export async function expectAnswer(
  database: Database,
  owner: OwnerId,
  ids: Ids,
  { now, level }: { now: Date; level: Level },
): Promise<void> {
  await once(database, requestOf(owner, ids, now), async () => level)
}

/** The recorded level, or undefined if no page of the owner was asked. */
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
