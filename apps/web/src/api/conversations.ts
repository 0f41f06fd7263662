import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Conversation } from '@understory/contract/conversations'
import { CONVERSATIONS_LENGTH_PER_PAGE, CONVERSATIONS_PER_PAGE } from '@understory/contract/limits'

/** The history from the newest on, a page at a time. */
export const conversationsQuery = infiniteQueryOptions({
  queryKey: ['/api/conversations'],
  queryFn: async ({ pageParam, signal }) => {
    const { call, endpoints } = await import('./endpoints.ts')
    return (await call(endpoints.listConversations, { query: { before: pageParam }, signal })) ?? []
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: olderThan,
})

/** The id to ask before, when the page was cut where more may follow. */
function olderThan(page: readonly Conversation[]): string | undefined {
  const length = page.reduce((sum, { content }) => sum + content.length, 0)
  const isCut = page.length === CONVERSATIONS_PER_PAGE || length >= CONVERSATIONS_LENGTH_PER_PAGE
  return isCut ? page.at(-1)?.id : undefined
}

export async function removeConversation(id: string): Promise<null> {
  const { call, endpoints } = await import('./endpoints.ts')
  return call(endpoints.deleteConversation, { params: { id } })
}

export async function removeAllConversations(): Promise<{ deleted: number }> {
  const { call, endpoints } = await import('./endpoints.ts')
  return call(endpoints.clearConversations)
}
