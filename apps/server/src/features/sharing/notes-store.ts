import type { Database } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import type { StoredComment, StoredShare, StoredTask } from './types.ts'

const COMMENT = ['id', 'author', 'text', 'anchor', 'created_at as createdAt'] as const
const TASK = ['id', 'author', 'text', 'created_at as createdAt', 'done_at as doneAt'] as const

const comments = (database: Database) => database.selectFrom('share_comments').select(COMMENT)
const tasks = (database: Database) => database.selectFrom('share_tasks').select(TASK)

export function listComments(database: Database, owner: OwnerId, share: string): Promise<StoredComment[]> {
  return comments(database).where('owner_id', '=', owner).where('share_id', '=', share).orderBy('seq', 'desc').execute()
}

export async function countComments(database: Database, share: StoredShare): Promise<number> {
  const { count } = await database
    .selectFrom('share_comments')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('share_id', '=', share.id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertComment(database: Database, share: StoredShare, comment: StoredComment): Promise<void> {
  const { createdAt, ...rest } = comment
  const row = { ...rest, share_id: share.id, owner_id: share.owner, created_at: createdAt }
  await database.insertInto('share_comments').values(row).execute()
}

export function findComment(database: Database, share: StoredShare, id: string): Promise<StoredComment | undefined> {
  return comments(database).where('share_id', '=', share.id).where('id', '=', id).executeTakeFirst()
}

export function findTask(database: Database, share: StoredShare, id: string): Promise<StoredTask | undefined> {
  return tasks(database).where('share_id', '=', share.id).where('id', '=', id).executeTakeFirst()
}

export function listTasksOfShare(database: Database, owner: OwnerId, share: string): Promise<StoredTask[]> {
  return tasks(database).where('owner_id', '=', owner).where('share_id', '=', share).orderBy('seq', 'desc').execute()
}

export function listTasks(database: Database, owner: OwnerId): Promise<StoredTask[]> {
  return tasks(database).where('owner_id', '=', owner).orderBy('seq', 'desc').limit(100).execute()
}

export async function insertTask(database: Database, share: StoredShare, task: StoredTask): Promise<void> {
  const { createdAt, doneAt, ...rest } = task
  const row = { ...rest, share_id: share.id, owner_id: share.owner, created_at: createdAt, done_at: doneAt }
  await database.insertInto('share_tasks').values(row).execute()
}

export function findTaskOfOwner(database: Database, owner: OwnerId, id: string): Promise<StoredTask | undefined> {
  return tasks(database).where('owner_id', '=', owner).where('id', '=', id).executeTakeFirst()
}

/** @returns whether the owner has such a task */
export async function markTask(
  database: Database,
  owner: OwnerId,
  id: string,
  doneAt: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('share_tasks')
    .set({ done_at: doneAt })
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
