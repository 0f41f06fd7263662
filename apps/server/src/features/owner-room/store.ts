import { sql } from 'kysely'
import type { Database } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'

/** About how much an owner keeps: UTF-16 units of what was said, and bytes of results. */
export async function keptLength(database: Database, owner: OwnerId): Promise<number> {
  const said = await database
    .selectFrom('conversations')
    .select(({ fn }) => fn.sum('length').as('length'))
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()
  const results = await database
    .selectFrom('results')
    .select(sql<unknown>`sum(octet_length(figures) + coalesce(octet_length(content), 0))`.as('length'))
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()
  return Number(said.length ?? 0) + Number(results.length ?? 0)
}
