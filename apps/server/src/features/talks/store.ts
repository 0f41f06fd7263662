import { type Insertable, sql } from 'kysely'
import { deleteOwn } from '../../db/delete-own.ts'
import type { Database } from '../../db/store.ts'
import type { OwnerId, Tables } from '../../db/tables.ts'

/** `fields` is JSON, read by `fieldsOf` in present.ts. */
export type StoredTalk = { id: string; createdAt: string; conversationId: string | null; fields: string }

const COLUMNS = ['id', 'fields', 'conversation_id as conversationId', 'created_at as createdAt'] as const

function talksOf(database: Database, owner: OwnerId) {
  return database.selectFrom('talks').select(COLUMNS).where('owner_id', '=', owner)
}

/** The talks of an owner, the newest first. */
export function listTalks(database: Database, owner: OwnerId): Promise<StoredTalk[]> {
  return talksOf(database, owner).orderBy('seq', 'desc').execute()
}

export function findTalk(database: Database, owner: OwnerId, id: string): Promise<StoredTalk | undefined> {
  return talksOf(database, owner).where('id', '=', id).executeTakeFirst()
}

/** The newest talk that was prepared in a conversation. */
export function findTalkIn(database: Database, owner: OwnerId, conversation: string): Promise<StoredTalk | undefined> {
  return talksOf(database, owner).where('conversation_id', '=', conversation).orderBy('seq', 'desc').executeTakeFirst()
}

/** How many talks an owner has, and how many bytes their fields take. */
export async function sizeOfTalks(database: Database, owner: OwnerId): Promise<{ count: number; bytes: number }> {
  const { count, bytes } = await database
    .selectFrom('talks')
    .select(({ fn }) => [fn.countAll().as('count'), sql<unknown>`sum(octet_length(fields))`.as('bytes')])
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()
  return { count: Number(count), bytes: Number(bytes ?? 0) }
}

export async function insertTalk(database: Database, row: Insertable<Tables['talks']>): Promise<void> {
  await database.insertInto('talks').values(row).execute()
}

export async function updateFields(database: Database, owner: OwnerId, id: string, fields: string): Promise<void> {
  await database.updateTable('talks').set({ fields }).where('owner_id', '=', owner).where('id', '=', id).execute()
}

/** A talk that began outside the assistant, from its first conversation about it on. */
export async function joinConversation(
  database: Database,
  owner: OwnerId,
  id: string,
  conversation: string,
): Promise<void> {
  await database
    .updateTable('talks')
    .set({ conversation_id: conversation })
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .execute()
}

export const deleteTalk = deleteOwn('talks')
