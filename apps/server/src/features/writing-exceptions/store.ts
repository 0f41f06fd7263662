import type { Insertable } from 'kysely'
import { deleteOwn } from '../../db/delete-own.ts'
import type { Database } from '../../db/store.ts'
import type { OwnerId, Tables } from '../../db/tables.ts'

type Row = Tables['writing_exceptions']

export function listExceptions(database: Database, owner: OwnerId) {
  return database
    .selectFrom('writing_exceptions')
    .select(['id', 'kind', 'value'])
    .where('owner_id', '=', owner)
    .orderBy('seq')
    .execute()
}

export function findException(database: Database, owner: OwnerId, kind: Row['kind'], value: string) {
  return database
    .selectFrom('writing_exceptions')
    .select('id')
    .where('owner_id', '=', owner)
    .where('kind', '=', kind)
    .where('value', '=', value)
    .executeTakeFirst()
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

export const deleteException = deleteOwn('writing_exceptions')
