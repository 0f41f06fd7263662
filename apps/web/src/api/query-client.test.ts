import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

test("NET-02 doesn't retry a failed query", async () => {
  const queryFn = vi.fn(() => Promise.reject(new Error('no')))
  await expect(createQueryClient().fetchQuery({ queryKey: ['a'], queryFn })).rejects.toThrow('no')
  expect(queryFn).toHaveBeenCalledOnce()
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
