import { type RawBuilder, sql } from 'kysely'
import { prepared } from '../../db/prepared.ts'
import type { Database, Engine } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import type { SpokenTurn, StoredConversation, StoredTurn } from './types.ts'

export type NewTurn = Omit<StoredTurn, 'createdAt' | 'isInterrupted' | 'reply'> & {
  context: string
  isInterrupted?: boolean
  reply?: string | null
}

type Wanted = { engine: Engine; limit: number; before?: string | undefined; search?: string | undefined }
type Page = { owner: OwnerId; limit: number; beforeSeq: number }

/** Conversations without turns, newest first, older than `before` and matching `search` if given. */
export async function listConversationHeads(
  database: Database,
  owner: OwnerId,
  { limit, before, search, engine }: Wanted,
) {
  const older = before
    ? await database
        .selectFrom('conversations')
        .select('seq')
        .where('owner_id', '=', owner)
        .where('id', '=', before)
        .executeTakeFirst()
    : undefined
  if (before && !older) return null
  const page = { owner, limit, beforeSeq: older?.seq ?? Number.MAX_SAFE_INTEGER }
  return search ? pageOfHeads(database, page).where(holds(search, engine)).execute() : preparedPage(database, page)
}

function pageOfHeads(database: Database, { owner, limit, beforeSeq }: Page) {
  return database
    .selectFrom('conversations')
    .select(['id', 'title', 'context', 'length', 'created_at as createdAt'])
    .where('owner_id', '=', owner)
    .where('seq', '<', beforeSeq)
    .orderBy('seq', 'desc')
    .limit(limit)
}
const preparedPage = prepared(pageOfHeads)

/**
 * Case-insensitive search in title and turns. LIKE and `strpos` restart at every letter, which takes seconds on near
 * matches; these don't.
 */
function holds(search: string, engine: Engine) {
  // `***=` makes the pattern literal. The database's locale decides what letters match.
  const inText = (text: RawBuilder<string>) =>
    engine === 'postgres'
      ? sql<boolean>`lower(${text}) ~ ('***=' || lower(${search}::text))`
      : sql<boolean>`holds_words(${text}, ${search.toLowerCase()})`
  return sql<boolean>`(${inText(sql.ref('conversations.title'))} OR EXISTS (
    SELECT 1 FROM turns WHERE turns.conversation_id = conversations.id AND ${inText(sql.ref('turns.content'))}))`
}

export async function readSpokenTurns(
  database: Database,
  owner: OwnerId,
  { engine, conversationIds }: { engine: Engine; conversationIds: readonly string[] },
) {
  if (conversationIds.length === 0) return new Map<string, SpokenTurn[]>()
  const turns = await preparedTurns[engine](database, { owner, ids: JSON.stringify(conversationIds) })
  return Map.groupBy(turns, ({ conversationId }) => conversationId)
}

type Among = { owner: OwnerId; ids: string }

/** Ids as one JSON list: the same prepared query for any number. */
export function spokenTurnsAmong(database: Database, engine: Engine, { owner, ids }: Among) {
  const listed =
    engine === 'postgres'
      ? sql<string>`(SELECT json_array_elements_text(${ids}::json))`
      : sql<string>`(SELECT value FROM json_each(${ids}))`
  return (
    database
      .selectFrom('turns')
      .select(['conversation_id as conversationId', 'id', 'parent_id as parentId', 'role', 'content'])
      .where('owner_id', '=', owner)
      .where('conversation_id', 'in', listed)
      // In index order, so that nothing is sorted.
      .orderBy('conversation_id')
      .orderBy('seq')
  )
}
const preparedTurns = {
  sqlite: prepared((database, among: Among) => spokenTurnsAmong(database, 'sqlite', among)),
  postgres: prepared((database, among: Among) => spokenTurnsAmong(database, 'postgres', among)),
}

async function readTurns(database: Database, owner: OwnerId, conversationId: string): Promise<StoredTurn[]> {
  const rows = await database
    .selectFrom('turns')
    .select(['id', 'parent_id as parentId', 'role', 'content', 'created_at as createdAt', 'is_interrupted', 'reply'])
    .where('owner_id', '=', owner)
    .where('conversation_id', '=', conversationId)
    .orderBy('seq')
    .execute()
  return rows.map(({ is_interrupted, ...turn }) => ({ ...turn, isInterrupted: is_interrupted === 1 }))
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
  return { ...head, turns: await readTurns(database, owner, id) }
}

export async function findTurn(database: Database, owner: OwnerId, id: string) {
  const row = await database
    .selectFrom('turns')
    .select(['content', 'context', 'conversation_id as conversationId', 'is_interrupted', 'reply'])
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { is_interrupted, ...turn } = row
  return { ...turn, isInterrupted: is_interrupted === 1 }
}

/** Whether all these turns are still there. */
export async function areThere(
  database: Database,
  owner: OwnerId,
  turns: readonly Pick<StoredTurn, 'id'>[],
): Promise<boolean> {
  if (turns.length === 0) return true
  const ids = turns.map(({ id }) => id)
  const found = await database
    .selectFrom('turns')
    .select('id')
    .where('owner_id', '=', owner)
    .where('id', 'in', ids)
    .execute()
  return found.length === ids.length
}

export async function insertConversation(
  database: Database,
  owner: OwnerId,
  conversation: { id: string; title: string; context: string; createdAt: string },
  turns: readonly NewTurn[],
): Promise<void> {
  const { id, title, context, createdAt } = conversation
  const row = { id, owner_id: owner, title, context, length: lengthOf(turns), created_at: createdAt }
  await database.insertInto('conversations').values(row).execute()
  await insertTurns(database, owner, id, turns, createdAt)
}

/**
 * Appends turns, whose last context becomes the conversation's. Existing turns stay unchanged.
 *
 * @returns false when the owner has no such conversation
 */
export async function appendTurns(
  database: Database,
  owner: OwnerId,
  conversationId: string,
  turns: readonly NewTurn[],
  now: string,
): Promise<boolean> {
  const context = turns.at(-1)?.context
  const change = context === undefined ? {} : { context }
  if (!(await grow(database, owner, conversationId, lengthOf(turns), change))) return false
  await insertTurns(database, owner, conversationId, turns, now)
  return true
}

/** Turns of a conversation, and their UTF-16 units. */
export async function countTurns(database: Database, owner: OwnerId, conversationId: string) {
  const counted = await database
    .selectFrom('conversations')
    .select(({ selectFrom }) => [
      'length',
      selectFrom('turns')
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .where('owner_id', '=', owner)
        .where('conversation_id', '=', conversationId)
        .as('rows'),
    ])
    .where('owner_id', '=', owner)
    .where('id', '=', conversationId)
    .executeTakeFirst()
  return { rows: counted?.rows ?? 0, length: counted?.length ?? 0 }
}

async function insertTurns(
  database: Database,
  owner: OwnerId,
  conversationId: string,
  turns: readonly NewTurn[],
  now: string,
): Promise<void> {
  if (turns.length === 0) return
  const rows = turns.map(({ id, parentId, role, content, context, isInterrupted, reply = null }) => ({
    id,
    conversation_id: conversationId,
    owner_id: owner,
    parent_id: parentId,
    role,
    content,
    context,
    is_interrupted: isInterrupted ? 1 : 0,
    created_at: now,
    reply,
  }))
  await database
    .insertInto('turns')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** UTF-16 units of turns, including stored replies. */
export function lengthOf(turns: readonly { content: string; reply?: string | null | undefined }[]): number {
  return turns.reduce((sum, { content, reply }) => sum + content.length + (reply?.length ?? 0), 0)
}

type Redrawn = { id: string; content: string; reply: string }

/**
 * Replaces an answer. The caller must hold the owner's lock, so that lengths add up.
 *
 * @returns growth of the conversation; undefined if the answer is gone
 */
export async function replaceReply(
  database: Database,
  owner: OwnerId,
  conversationId: string,
  { id, content, reply }: Redrawn,
): Promise<number | undefined> {
  const before = await findTurn(database, owner, id)
  if (before?.conversationId !== conversationId) return undefined
  const grown = lengthOf([{ content, reply }]) - lengthOf([before])
  await database
    .updateTable('turns')
    .set({ content, reply })
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .execute()
  await grow(database, owner, conversationId, grown)
  return grown
}

/** Adds to the length of a conversation; returns whether the owner has it. */
async function grow(
  database: Database,
  owner: OwnerId,
  id: string,
  by: number,
  change: { context?: string } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('conversations')
    .set((row) => ({ length: row('length', '+', by), ...change }))
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns number of deleted conversations */
export async function deleteConversations(database: Database, owner: OwnerId, id?: string): Promise<number> {
  let query = database.deleteFrom('conversations').where('owner_id', '=', owner)
  if (id !== undefined) query = query.where('id', '=', id)
  const { numDeletedRows } = await query.executeTakeFirst()
  return Number(numDeletedRows)
}

/** @returns whether the conversation existed */
export async function setTitle(database: Database, owner: OwnerId, id: string, title: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('conversations')
    .set({ title })
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Takes its memory from each answer that follows a deleted turn: it may hold the deleted words. By place, not by words, which were
 * cut, joined and rewritten. `turns` stand oldest first.
 */
export async function forgetIn(
  database: Database,
  owner: OwnerId,
  conversationId: string,
  { turns, doomed }: { turns: readonly StoredTurn[]; doomed: readonly StoredTurn[] },
  withoutMemory: (reply: string) => string | null,
): Promise<void> {
  const doomedIds = new Set(doomed.map(({ id }) => id))
  const forgetting = new Set(doomedIds)
  let grown = 0
  for (const { id, parentId, reply } of turns) {
    if (parentId === null || !forgetting.has(parentId)) continue
    forgetting.add(id)
    if (reply === null || doomedIds.has(id)) continue
    const kept = withoutMemory(reply)
    if (kept === reply) continue
    grown += (kept?.length ?? 0) - reply.length
    await database
      .updateTable('turns')
      .set({ reply: kept })
      .where('owner_id', '=', owner)
      .where('id', '=', id)
      .execute()
  }
  await grow(database, owner, conversationId, grown)
}

/** Deletes turns; their children get `parentId` as parent. */
export async function deleteTurns(
  database: Database,
  owner: OwnerId,
  conversationId: string,
  { turns, parentId }: { turns: readonly StoredTurn[]; parentId: string | null },
): Promise<void> {
  const ids = turns.map(({ id }) => id)
  await database
    .updateTable('turns')
    .set({ parent_id: parentId })
    .where('owner_id', '=', owner)
    .where('conversation_id', '=', conversationId)
    .where('parent_id', 'in', ids)
    .execute()
  await database.deleteFrom('turns').where('owner_id', '=', owner).where('id', 'in', ids).execute()
  await grow(database, owner, conversationId, -lengthOf(turns))
}
