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

/** Conversations of the owner from the newest on, older than `before` and holding `search` where given, without their turns. */
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
 * Whether a conversation's title or one of its turns holds the words, whatever their case. LIKE and, on PostgreSQL, `strpos`
 * begin anew at every letter: words that nearly stand everywhere would take them seconds. These do not.
 */
function holds(search: string, engine: Engine) {
  // Behind `***=` an expression is no pattern but means itself. The database's own language says which letters are one.
  const inText = (text: RawBuilder<string>) =>
    engine === 'postgres'
      ? sql<boolean>`lower(${text}) ~ ('***=' || lower(${search}::text))`
      : sql<boolean>`holds_words(${text}, ${search.toLowerCase()})`
  return sql<boolean>`(${inText(sql.ref('conversations.title'))} OR EXISTS (
    SELECT 1 FROM turns WHERE turns.conversation_id = conversations.id AND ${inText(sql.ref('turns.content'))}))`
}

/** The turns of the given conversations of the owner, each in the order in which they were said. */
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

/** The ids come as one JSON list, so that the query is the same however many they are. */
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
      // In the order of the index that finds them, so that nothing is sorted.
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

/** Begins a conversation of the owner with its first turns. */
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
 * Adds turns to a conversation of the owner, whose context becomes that of the last one. A turn that is there already stays
 * as it is.
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
  const context = turns.at(-1)?.context
  const updated = await database
    .updateTable('conversations')
    .set((row) => ({ length: row('length', '+', lengthOf(turns)), ...(context !== undefined && { context }) }))
    .where('owner_id', '=', owner)
    .where('id', '=', conversationId)
    .executeTakeFirst()
  if (updated.numUpdatedRows === 0n) return false
  await insertTurns(database, owner, conversationId, turns, now)
  return true
}

/** How many turns a conversation of the owner has, and UTF-16 units in them. */
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

/** UTF-16 units of turns, with what is kept beside the words of an answer. */
export function lengthOf(turns: readonly { content: string; reply?: string | null | undefined }[]): number {
  return turns.reduce((sum, { content, reply }) => sum + content.length + (reply?.length ?? 0), 0)
}

type Redrawn = { id: string; content: string; reply: string }

/**
 * Replaces the words and the parts of an answer of the owner. Whoever calls holds the owner, so that lengths add up.
 *
 * @returns by how much the conversation grew; nothing where the answer is not there any more
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
  await database
    .updateTable('conversations')
    .set((row) => ({ length: row('length', '+', grown) }))
    .where('owner_id', '=', owner)
    .where('id', '=', conversationId)
    .execute()
  return grown
}

/** @returns how many conversations of the owner went, with their turns */
export async function deleteConversations(database: Database, owner: OwnerId, id?: string): Promise<number> {
  let query = database.deleteFrom('conversations').where('owner_id', '=', owner)
  if (id !== undefined) query = query.where('id', '=', id)
  const { numDeletedRows } = await query.executeTakeFirst()
  return Number(numDeletedRows)
}

/** @returns whether the owner has such a conversation, which then has the title */
export async function setTitle(database: Database, owner: OwnerId, id: string, title: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('conversations')
    .set({ title })
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes turns; what followed them follows `parentId` from then on. */
export async function deleteTurns(
  database: Database,
  owner: OwnerId,
  conversationId: string,
  { turns, parentId }: { turns: readonly StoredTurn[]; parentId: string | null },
): Promise<void> {
  const ids = turns.map(({ id }) => id)
  const length = lengthOf(turns)
  await database
    .updateTable('turns')
    .set({ parent_id: parentId })
    .where('owner_id', '=', owner)
    .where('conversation_id', '=', conversationId)
    .where('parent_id', 'in', ids)
    .execute()
  await database.deleteFrom('turns').where('owner_id', '=', owner).where('id', 'in', ids).execute()
  await database
    .updateTable('conversations')
    .set((row) => ({ length: row('length', '-', length) }))
    .where('owner_id', '=', owner)
    .where('id', '=', conversationId)
    .execute()
}
