import type { Database } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import type { NewResult, ResultKind, StoredResult } from './types.ts'

const COLUMNS = [
  'id',
  'kind',
  'context',
  'figures',
  'content',
  'engine_version as engineVersion',
  'created_at as createdAt',
] as const

export async function insertResult(database: Database, owner: OwnerId, result: NewResult): Promise<void> {
  const { engineVersion, createdAt, ...rest } = result
  const row = { ...rest, owner_id: owner, engine_version: engineVersion, created_at: createdAt }
  await database.insertInto('results').values(row).execute()
}

/** Newest results of one kind, optionally of one context. */
export function listResults(
  database: Database,
  owner: OwnerId,
  kind: ResultKind,
  limit: number,
  context?: string,
): Promise<StoredResult[]> {
  let query = database
    .selectFrom('results')
    .select(COLUMNS)
    .where('owner_id', '=', owner)
    .where('kind', '=', kind)
    .orderBy('seq', 'desc')
    .limit(limit)
  if (context !== undefined) query = query.where('context', '=', context)
  return query.execute()
}

/** @returns whether it existed */
export async function deleteResult(database: Database, owner: OwnerId, kind: ResultKind, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('results')
    .where('owner_id', '=', owner)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
