import type { Insertable } from 'kysely'
import { prepared } from '../../db/prepared.ts'
import type { Database } from '../../db/store.ts'
import type { OwnerId, Tables } from '../../db/tables.ts'

const NOBODY = '' as OwnerId

const requestByKey = prepared((database) =>
  database
    .selectFrom('requests')
    .select(['fingerprint', 'outcome'])
    .where('owner_id', '=', NOBODY)
    .where('key', '=', ''),
)

const newRequest = prepared((database) =>
  database.insertInto('requests').values({ owner_id: NOBODY, key: '', fingerprint: '', outcome: '', created_at: '' }),
)

export async function findRequest(database: Database, owner: OwnerId, key: string) {
  const [row] = await requestByKey(database, [owner, key])
  return row
}

export async function insertRequest(database: Database, row: Insertable<Tables['requests']>): Promise<void> {
  await newRequest(database, [row.owner_id, row.key, row.fingerprint, row.outcome, row.created_at])
}

export async function deleteRequestsBefore(database: Database, time: string): Promise<void> {
  await database.deleteFrom('requests').where('created_at', '<', time).execute()
}
