import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/app.ts'
import { openSqlite } from './sqlite.ts'

test('D4 the turns of a page of conversations are found by conversation, however many their owner has', async () => {
  const file = join(temporaryFolder(), 'test.sqlite')
  const store = await openSqlite(file)
  const { sql } = store.read
    .selectFrom('turns')
    .select('id')
    .where('owner_id', '=', 'o' as never)
    .where('conversation_id', 'in', ['a', 'b'])
    .orderBy('conversation_id')
    .orderBy('seq')
    .compile()
  await store.close()
  const database = new DatabaseSync(file, { readOnly: true })
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all('o', 'a', 'b')
  database.close()
  const steps = plan.map(({ detail }) => String(detail)).join('; ')
  expect(steps).toContain('(owner_id=? AND conversation_id=?)')
  expect(steps).not.toContain('TEMP B-TREE')
})
