import { expect, test } from 'vitest'
import type { OwnerId } from '../../db/tables.ts'
import { addOwner, ENGINES } from '../../testing/stores.ts'
import { insertResult, listResults, type StoredResult } from './store.ts'

const [one, other] = ['one' as OwnerId, 'other' as OwnerId]

const STORED = { kind: 'text', context: 'Work', figures: '{"words":3}', content: null, engineVersion: '1' } as const

const result = (id: string, more: Partial<StoredResult> = {}): StoredResult => ({
  ...{ id, ...STORED, createdAt: '2026-01-02T00:00:00.000Z' },
  ...more,
})

test.each(ENGINES)('A1 lists results to their owner only, newest first, on %s', async (_engine, open) => {
  const store = await open()
  await store.write(async (database) => {
    for (const id of [one, other]) await addOwner(database, id)
    await insertResult(database, one, result('a'))
    await insertResult(database, one, result('b', { content: 'Kept.' }))
    await insertResult(database, one, result('c', { kind: 'voice' }))
    await insertResult(database, other, result('d'))
  })
  expect(await listResults(store.read, one, 'text', 10)).toEqual([result('b', { content: 'Kept.' }), result('a')])
  expect(await listResults(store.read, one, 'text', 1)).toHaveLength(1)
  expect(await listResults(store.read, other, 'text', 10)).toEqual([result('d')])
})
