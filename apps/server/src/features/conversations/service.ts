import { CONVERSATIONS_LENGTH_PER_PAGE, CONVERSATIONS_PER_PAGE } from '@understory/contract/limits'
import type { Store } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import { ProblemError } from '../../http/problem.ts'
import type { World } from '../../world.ts'
import { once } from '../requests/service.ts'
import { deleteConversations, listConversationHeads, readTurns } from './store.ts'
import type { StoredConversation } from './types.ts'

const GONE = new ProblemError('not-found', 'This conversation is not there. It may have been deleted already.')

/**
 * A page of the owner's history from the newest on: as many whole conversations as fit, one at least.
 *
 * @throws ProblemError `not-found` when `before` is none of the owner's conversations
 */
export async function pageOfConversations(
  { store }: { store: Store },
  owner: OwnerId | null,
  before: string | undefined,
): Promise<StoredConversation[]> {
  if (!owner) {
    if (before !== undefined) throw GONE
    return []
  }
  const heads = await listConversationHeads(store.read, owner, CONVERSATIONS_PER_PAGE, before)
  if (!heads) throw GONE
  const fitting = heads.slice(0, 1)
  let length = heads[0]?.length ?? 0
  for (const head of heads.slice(1)) {
    if (length >= CONVERSATIONS_LENGTH_PER_PAGE) break
    fitting.push(head)
    length += head.length
  }
  const ids = fitting.map(({ id }) => id)
  const turns = await readTurns(store.read, owner, ids)
  return fitting.map(({ length: _, ...head }) => ({ ...head, turns: turns.get(head.id) ?? [] }))
}

type Deletion = { owner: OwnerId | null; key: string | undefined; id?: string }

/**
 * Deletes one conversation of the owner, or all.
 *
 * @returns how many went
 * @throws ProblemError `not-found` when one was named and the owner has none of that name
 */
export async function removeConversations(
  { store, world }: { store: Store; world: World },
  { owner, key, id }: Deletion,
): Promise<number> {
  if (!owner) {
    if (id !== undefined) throw GONE
    return 0
  }
  const what = { delete: 'conversations', id }
  const deleted = await store.write((database) =>
    once(database, { owner, key, what, now: world.now() }, async () => {
      const count = await deleteConversations(database, owner, id)
      if (id !== undefined && count === 0) throw GONE
      return String(count)
    }),
  )
  return Number(deleted)
}
