import type { Database } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'

export async function countPractice(database: Database, owner: OwnerId) {
  const conversations = await database
    .selectFrom('conversations')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()
  const answers = await database
    .selectFrom('turns')
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.max('created_at').as('last')])
    .where('owner_id', '=', owner)
    .where('role', '=', 'assistant')
    .executeTakeFirstOrThrow()
  return { conversations: conversations.count, exchanges: answers.count, last: answers.last }
}
