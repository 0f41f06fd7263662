import { sql } from 'kysely'
import type { Database } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'

/** Rows of an owner, and approximate UTF-16 units in them. */
export async function countKept(database: Database, owner: OwnerId): Promise<{ rows: number; length: number }> {
  const conversations = await database
    .selectFrom('conversations')
    .select(({ fn }) => [fn.countAll().as('rows'), fn.sum('length').as('length')])
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()
  const turns = await database
    .selectFrom('turns')
    .select(({ fn }) => fn.countAll().as('rows'))
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()
  const octets = sql<unknown>`sum(octet_length(figures) + coalesce(octet_length(content), 0))`
  const results = await database
    .selectFrom('results')
    .select(({ fn }) => [fn.countAll().as('rows'), octets.as('length')])
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()
  const talks = await database
    .selectFrom('talks')
    .select(({ fn }) => [fn.countAll().as('rows'), sql<unknown>`sum(octet_length(fields))`.as('length')])
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()
  const rows = [conversations, turns, results, talks].reduce((sum, each) => sum + Number(each.rows), 0)
  const length = [conversations, results, talks].reduce((sum, each) => sum + Number(each.length ?? 0), 0)
  return { rows, length }
}
