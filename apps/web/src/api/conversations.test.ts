import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { conversationsQuery } from './conversations.ts'

afterEach(() => vi.unstubAllGlobals())

test.each(['null', ''])('SET-07 a reply of %j counts as an empty list', async (body) => {
  vi.stubGlobal('fetch', async () => new Response(body))
  const { pages } = await new QueryClient().fetchInfiniteQuery(conversationsQuery)
  expect(pages).toEqual([[]])
})
