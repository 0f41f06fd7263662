import type { Database } from './store.ts'
import type { OwnerId } from './tables.ts'

/**
 * Locks the owner until the transaction ends, so that two transactions that check a quota don't both pass. SQLite runs
 * them one after another anyway.
 */
export async function holdOwner(database: Database, owner: OwnerId): Promise<void> {
  await database
    .updateTable('owners')
    .set(({ ref }) => ({ created_at: ref('created_at') }))
    .where('id', '=', owner)
    .execute()
}
