import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { spokenTurnsAmong } from '../features/conversations/store.ts'
import { temporaryFolder } from '../testing/app.ts'
import { openSqlite } from './sqlite.ts'
import type { OwnerId } from './tables.ts'

test('D4 finds the turns of a page by conversation, however many the owner has', async () => {
  const file = join(temporaryFolder(), 'test.sqlite')
  const store = await openSqlite(file)
  const { sql } = spokenTurnsAmong(store.read, 'sqlite', { owner: 'o' as OwnerId, ids: '["a","b"]' }).compile()
  await store.close()
  const database = new DatabaseSync(file, { readOnly: true })
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all('o', '["a","b"]')
  database.close()
  const steps = plan.map(({ detail }) => String(detail)).join('; ')
  expect(steps).toContain('(owner_id=? AND conversation_id=?)')
  expect(steps).not.toContain('TEMP B-TREE')
})
