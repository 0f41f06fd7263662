import type { Database } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import { ProblemError } from '../../http/problem.ts'
import { once, outcomeOf, type WriteRequest } from '../requests/service.ts'
import type { Ids } from './keeping.ts'

/** No client's own key has a space, so none is taken for this. */
function requestOf(owner: OwnerId, { conversationId, messageTurnId, turnId }: Ids, now: Date): WriteRequest {
  return { owner, key: `answer ${turnId}`, what: [conversationId, messageTurnId, turnId], now }
}

/** Remembers that a page was asked to write this answer; forgotten with the other requests after a day. */
export async function expectAnswer(database: Database, owner: OwnerId, ids: Ids, now: Date): Promise<void> {
  await once(database, requestOf(owner, ids, now), async () => ids.turnId)
}

/** Whether a page of the owner was asked to write this answer to this message. */
export async function isExpected(database: Database, owner: OwnerId, ids: Ids, now: Date): Promise<boolean> {
  try {
    return (await outcomeOf(database, requestOf(owner, ids, now))) !== undefined
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'idempotency-key-reused') return false
    throw error
  }
}
