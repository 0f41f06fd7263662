import type { Insertable } from 'kysely'
import type { Database } from '../../db/store.ts'
import type { OwnerId, Tables } from '../../db/tables.ts'

export function findRequest(database: Database, owner: OwnerId, key: string) {
  return database
    .selectFrom('requests')
    .select(['fingerprint', 'outcome'])
    .where('owner_id', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function insertRequest(database: Database, row: Insertable<Tables['requests']>): Promise<void> {
  await database.insertInto('requests').values(row).execute()
}

export async function deleteRequestsBefore(database: Database, time: string): Promise<void> {
  await database.deleteFrom('requests').where('created_at', '<', time).execute()
}
