import type { Database } from '../../db/store.ts'

/** JSON, as it was kept. */
export async function findGrown(database: Database, keyHash: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('grown_branches')
    .select('branches')
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  return row?.branches
}

/** More labels than that in a day are not kept: whoever makes labels up fills no disk. */
export const MOST_GROWN = 5_000

/** What another process kept at the same moment stays. */
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
