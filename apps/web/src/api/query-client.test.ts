import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

test("NET-02 doesn't retry a failed query", async () => {
  let calls = 0
  const client = createQueryClient()
  const ask = client.fetchQuery({
    queryKey: ['a'],
    queryFn: async () => {
      calls++
      throw new Error('no')
    },
  })
  await expect(ask).rejects.toThrow('no')
  expect(calls).toBe(1)
})

test('NET-02 keeps results fresh, and refetches neither on focus nor on a timer', async () => {
  const client = createQueryClient()
  await client.fetchQuery({ queryKey: ['b'], queryFn: async () => 1 })
  const observer = new QueryObserver<number>(client, { queryKey: ['b'], queryFn: async () => 2 })
  const stop = observer.subscribe(() => {})
  expect(observer.getCurrentResult()).toMatchObject({ data: 1, isStale: false })
  expect(observer.options).toMatchObject({ refetchOnWindowFocus: false, refetchOnReconnect: false })
  expect(observer.options.refetchInterval).toBeUndefined()
  stop()
})
