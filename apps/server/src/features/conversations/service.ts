import { CONVERSATIONS_LENGTH_PER_PAGE, CONVERSATIONS_PER_PAGE } from '@understory/contract/limits'
import { holdOwner } from '../../db/hold-owner.ts'
import type { Store } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Writer } from '../../http/visitor.ts'
import type { World } from '../../world.ts'
import { deleteOnce, once } from '../idempotency/service.ts'
import { withoutMemory } from './reply.ts'
import {
  deleteConversations,
  deleteTurns,
  findConversation,
  forgetIn,
  listConversationHeads,
  readSpokenTurns,
  setTitle,
} from './store.ts'
import { titleOf } from './title.ts'
import type { SpokenTurn, StoredConversation } from './types.ts'

type Deps = { store: Store; world: World }

const GONE = new ProblemError('not-found', 'This conversation is not there. It may have been deleted already.')

/**
 * A page of the history, newest first: as many whole conversations as fit, at least one.
 *
 * @throws ProblemError `not-found` for an unknown `before`
 */
export async function pageOfConversations(
  store: Store,
  owner: OwnerId | null,
  { before, search }: { before?: string | undefined; search?: string | undefined },
): Promise<StoredConversation<SpokenTurn>[]> {
  if (!owner) {
    if (before !== undefined) throw GONE
    return []
  }
  const { engine } = store
  const heads = await listConversationHeads(store.read, owner, {
    engine,
    limit: CONVERSATIONS_PER_PAGE,
    before,
    search,
  })
  if (!heads) throw GONE
  const fitting = heads.slice(0, 1)
  let length = heads[0]?.length ?? 0
  for (const head of heads.slice(1)) {
    if (length >= CONVERSATIONS_LENGTH_PER_PAGE) break
    fitting.push(head)
    length += head.length
  }
  const conversationIds = fitting.map(({ id }) => id)
  const turns = await readSpokenTurns(store.read, owner, { engine, conversationIds })
  return fitting.map(({ id, title, createdAt, context }) => ({
    ...{ id, title, createdAt, context },
    turns: turns.get(id) ?? [],
  }))
}

/** @throws ProblemError `not-found` */
export async function conversationOf(store: Store, owner: OwnerId | null, id: string): Promise<StoredConversation> {
  const found = owner ? await findConversation(store.read, owner, id) : undefined
  if (!found) throw GONE
  return found
}

/** @throws ProblemError `not-found`, `invalid-request` for a blank title */
export async function rename(deps: Deps, { owner, key }: Writer, id: string, title: string): Promise<string> {
  const given = title.replace(/\s+/g, ' ').trim()
  if (given === '') throw new ProblemError('invalid-request', 'A title needs a word. Nothing was changed.')
  if (!owner) throw GONE
  await deps.store.write((database) =>
    once(database, { owner, key, what: { rename: id, title }, now: deps.world.now() }, async () => {
      if (!(await setTitle(database, owner, id, given))) throw GONE
      return id
    }),
  )
  return given
}

/**
 * Deletes a turn's exchange: the message and all its answers. Later turns and the title forget it; an empty conversation is deleted.
 *
 * @returns number of deleted turns
 * @throws ProblemError `not-found`
 */
export async function removeExchange(
  deps: Deps,
  { owner, key }: Writer,
  { id, turn }: { id: string; turn: string },
): Promise<number> {
  if (!owner) throw GONE
  const deleted = await deleteOnce(deps, { owner, key, what: { delete: id, turn } }, async (database) => {
    // An answer that is being drawn from the message is stored before, or finds it gone.
    await holdOwner(database, owner)
    const { turns = [], title } = (await findConversation(database, owner, id)) ?? {}
    const named = turns.find((each) => each.id === turn)
    const message = named?.role === 'assistant' ? turns.find((each) => each.id === named.parentId) : named
    if (!named) throw GONE
    const doomed = turns.filter((each) => each === named || each === message || each.parentId === message?.id)
    await deleteTurns(database, owner, id, { turns: doomed, parentId: message?.parentId ?? null })
    await forgetIn(database, owner, id, { turns, doomed }, withoutMemory)
    const left = turns.filter((each) => !doomed.includes(each))
    const first = left.find(({ role }) => role === 'user') ?? left[0]
    if (!first) await deleteConversations(database, owner, id)
    else if (message && title === titleOf(message.content)) await setTitle(database, owner, id, titleOf(first.content))
    return String(doomed.length)
  })
  return Number(deleted)
}

/**
 * Deletes one conversation of the owner, or all.
 *
 * @returns number of deleted conversations
 * @throws ProblemError `not-found`
 */
export async function removeConversations(deps: Deps, { owner, key }: Writer, id?: string): Promise<number> {
  if (!owner) {
    if (id !== undefined) throw GONE
    return 0
  }
  const deleted = await deleteOnce(deps, { owner, key, what: { delete: 'conversations', id } }, async (database) => {
    const count = await deleteConversations(database, owner, id)
    if (id !== undefined && count === 0) throw GONE
    return String(count)
  })
  return Number(deleted)
}
