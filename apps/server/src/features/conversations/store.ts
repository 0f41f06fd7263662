import type { Database } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import type { StoredConversation, StoredTurn } from './types.ts'

export type NewTurn = StoredTurn & { parentId: string | null; context: string }

/** Conversations of the owner from the newest on, older than `before` where it is given, without their turns. */
export async function listConversationHeads(database: Database, owner: OwnerId, limit: number, before?: string) {
  const older = before
    ? await database
        .selectFrom('conversations')
        .select('seq')
        .where('owner_id', '=', owner)
        .where('id', '=', before)
        .executeTakeFirst()
    : undefined
  if (before && !older) return null
  let query = database
    .selectFrom('conversations')
    .select(['id', 'title', 'context', 'length', 'created_at as createdAt'])
    .where('owner_id', '=', owner)
    .orderBy('seq', 'desc')
    .limit(limit)
  if (older) query = query.where('seq', '<', older.seq)
  return query.execute()
}

/** The turns of the given conversations of the owner, each in the order in which they were said. */
export async function readTurns(database: Database, owner: OwnerId, conversationIds: readonly string[]) {
  const turns = new Map<string, StoredTurn[]>(conversationIds.map((id) => [id, []]))
  if (conversationIds.length === 0) return turns
  const rows = await database
    .selectFrom('turns')
    .select(['id', 'conversation_id', 'role', 'content'])
    .where('owner_id', '=', owner)
    .where('conversation_id', 'in', conversationIds)
    .orderBy('seq')
    .execute()
  for (const { id, conversation_id, role, content } of rows) turns.get(conversation_id)?.push({ id, role, content })
  return turns
}

export async function findConversation(
  database: Database,
  owner: OwnerId,
  id: string,
): Promise<StoredConversation | undefined> {
  const head = await database
    .selectFrom('conversations')
    .select(['id', 'title', 'context', 'created_at as createdAt'])
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!head) return undefined
  const turns = await readTurns(database, owner, [id])
  return { ...head, turns: turns.get(id) ?? [] }
}

export function findTurn(database: Database, owner: OwnerId, id: string) {
  return database
    .selectFrom('turns')
    .select(['content', 'conversation_id as conversationId'])
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertConversation(
  database: Database,
  owner: OwnerId,
  conversation: { id: string; title: string; context: string; createdAt: string },
): Promise<void> {
  const { id, title, context, createdAt } = conversation
  await database
    .insertInto('conversations')
    .values({ id, owner_id: owner, title, context, length: 0, created_at: createdAt })
    .execute()
}

/**
 * Adds turns to a conversation of the owner, whose context becomes that of the last one.
 *
 * @returns false when the owner has no such conversation; nothing is written then
 */
export async function appendTurns(
  database: Database,
  owner: OwnerId,
  conversationId: string,
  turns: readonly NewTurn[],
  now: string,
): Promise<boolean> {
  const length = turns.reduce((sum, turn) => sum + turn.content.length, 0)
  const context = turns.at(-1)?.context
  const updated = await database
    .updateTable('conversations')
    .set((row) => ({ length: row('length', '+', length), ...(context !== undefined && { context }) }))
    .where('owner_id', '=', owner)
    .where('id', '=', conversationId)
    .executeTakeFirst()
  if (updated.numUpdatedRows === 0n) return false
  const rows = turns.map(({ id, parentId, role, content, context: said }) => ({
    id,
    conversation_id: conversationId,
    owner_id: owner,
    parent_id: parentId,
    role,
    content,
    context: said,
    created_at: now,
  }))
  await database.insertInto('turns').values(rows).execute()
  return true
}

/** @returns how many conversations of the owner went, with their turns */
export async function deleteConversations(database: Database, owner: OwnerId, id?: string): Promise<number> {
  let query = database.deleteFrom('conversations').where('owner_id', '=', owner)
  if (id !== undefined) query = query.where('id', '=', id)
  const { numDeletedRows } = await query.executeTakeFirst()
  return Number(numDeletedRows)
}
