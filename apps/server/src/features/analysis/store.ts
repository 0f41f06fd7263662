import type { Database } from '../../db/store.ts'
import type { OwnerId, Tables } from '../../db/tables.ts'

type ResultKind = Tables['results']['kind']

/** `figures` is JSON; `content` the text or transcript, if its owner asked to store it. */
export type StoredResult = {
  id: string
  kind: ResultKind
  context: string
  figures: string
  content: string | null
  engineVersion: string
  createdAt: string
}

const COLUMNS = [
  'id',
  'kind',
  'context',
  'figures',
  'content',
  'engine_version as engineVersion',
  'created_at as createdAt',
] as const

export async function insertResult(database: Database, owner: OwnerId, result: StoredResult): Promise<void> {
  const { engineVersion, createdAt, ...rest } = result
  const row = { ...rest, owner_id: owner, engine_version: engineVersion, created_at: createdAt }
  await database.insertInto('results').values(row).execute()
}

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
export async function deleteTextResult(database: Database, owner: OwnerId, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('results')
    .where('owner_id', '=', owner)
    .where('kind', '=', 'text')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
