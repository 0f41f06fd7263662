import type { Database } from '../../db/store.ts'

/** JSON. */
export async function findGrown(database: Database, keyHash: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('grown_branches')
    .select('branches')
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  return row?.branches
}

/** Cache limit per day, so that invented labels can't fill the disk. */
export const MOST_GROWN = 5_000

/** Keeps what another process inserted at the same moment. */
export async function insertGrown(
  database: Database,
  row: { keyHash: string; branches: string; now: string },
): Promise<void> {
  const { count } = await database
    .selectFrom('grown_branches')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_GROWN) return
  await database
    .insertInto('grown_branches')
    .values({ key_hash: row.keyHash, branches: row.branches, created_at: row.now })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .execute()
}

export async function deleteGrownBefore(database: Database, time: string): Promise<void> {
  await database.deleteFrom('grown_branches').where('created_at', '<', time).execute()
}
