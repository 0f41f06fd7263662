import type { Insertable } from 'kysely'
import type { Database } from '../../db/store.ts'
import type { OwnerId, Tables } from '../../db/tables.ts'

type Row = Tables['writing_exceptions']

const COLUMNS = ['id', 'kind', 'value'] as const

export function listExceptions(database: Database, owner: OwnerId) {
  return database
    .selectFrom('writing_exceptions')
    .select(COLUMNS)
    .where('owner_id', '=', owner)
    .orderBy('seq')
    .execute()
}

export function findException(database: Database, owner: OwnerId, by: Pick<Row, 'kind' | 'value'> | { id: string }) {
  const query = database.selectFrom('writing_exceptions').select(COLUMNS).where('owner_id', '=', owner)
  return 'id' in by
    ? query.where('id', '=', by.id).executeTakeFirst()
    : query.where('kind', '=', by.kind).where('value', '=', by.value).executeTakeFirst()
}

export async function countExceptions(database: Database, owner: OwnerId): Promise<number> {
  const { count } = await database
    .selectFrom('writing_exceptions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()
  return count
}

/** A concurrently added one stays. */
export async function insertException(database: Database, row: Insertable<Row>): Promise<void> {
  await database
    .insertInto('writing_exceptions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['owner_id', 'kind', 'value']).doNothing())
    .execute()
}

/** @returns whether it existed */
export async function deleteException(database: Database, owner: OwnerId, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('writing_exceptions')
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
