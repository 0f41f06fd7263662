import type { Database } from './store.ts'
import type { OwnerId } from './tables.ts'

/**
 * Holds what belongs to an owner until the unit of work ends, so that two units that count rows before they add one do not
 * both find room for it. The embedded database runs its units one after another anyway.
 */
export async function holdOwner(database: Database, owner: OwnerId): Promise<void> {
  await database
    .updateTable('owners')
    .set(({ ref }) => ({ created_at: ref('created_at') }))
    .where('id', '=', owner)
    .execute()
}
