import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { conversationsQuery, searchedConversations } from './conversations.ts'

afterEach(() => vi.unstubAllGlobals())

test.each(['null', ''])('SET-07 treats a reply of %j as an empty list', async (body) => {
  vi.stubGlobal('fetch', async () => new Response(body))
  const { pages } = await new QueryClient().fetchInfiniteQuery(conversationsQuery)
  expect(pages).toEqual([[]])
})

test('P1 keeps search words out of the address', async () => {
  const asked: [string, string | null][] = []
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Headers }) => {
    asked.push([address, headers.get('understory-search')])
    return new Response('[]')
  })
  await new QueryClient().fetchInfiniteQuery(searchedConversations('Größe 100%'))
  await new QueryClient().fetchInfiniteQuery(conversationsQuery)
  expect(asked).toEqual([
    ['/api/conversations', 'Gr%C3%B6%C3%9Fe 100%25'],
    ['/api/conversations', null],
  ])
})
