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
    // A recording's summary answers no message.
    .where('parent_id', 'is not', null)
    .executeTakeFirstOrThrow()
  const results = await database
    .selectFrom('results')
    .select((row) => ['kind', row.fn.countAll<number>().as('count'), row.fn.max('created_at').as('last')])
    .where('owner_id', '=', owner)
    .groupBy('kind')
    .execute()
  const countOf = (kind: 'text' | 'voice') => results.find((row) => row.kind === kind)?.count ?? 0
  const times = [answers.last, ...results.map(({ last }) => last)].filter((time) => time !== null)
  return {
    conversations: conversations.count,
    exchanges: answers.count,
    textAnalyses: countOf('text'),
    voiceAnalyses: countOf('voice'),
    lastPracticedAt: times.toSorted().at(-1) ?? null,
  }
}
