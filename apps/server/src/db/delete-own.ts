import type { Database } from './store.ts'
import type { OwnerId } from './tables.ts'

/** A function that deletes a row of an owner, and returns whether there was one. */
export function deleteOwn(table: 'sessions' | 'shares' | 'talks' | 'writing_exceptions') {
  return async (database: Database, owner: OwnerId, id: string): Promise<boolean> => {
    const { numDeletedRows } = await database
      .deleteFrom(table)
      .where('owner_id', '=', owner)
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
}
