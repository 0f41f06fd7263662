import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Conversation, ConversationThread } from '@understory/contract/conversations'
import { CONVERSATIONS_LENGTH_PER_PAGE, CONVERSATIONS_PER_PAGE } from '@understory/contract/limits'
import { headerText } from '../lib/header-text.ts'
import { fetchSharedEndpoints } from './fetch-parts.ts'

/** The history from the newest on, a page at a time; with `search`, what holds those words. */
export function searchedConversations(search: string) {
  return infiniteQueryOptions({
    queryKey: search === '' ? ['/api/conversations'] : ['/api/conversations', search],
    queryFn: async ({ pageParam, signal }) => {
      const { call, endpoints, SEARCH_HEADER } = await fetchSharedEndpoints()
      // In a header, since addresses are written down on the way.
      const headers = search === '' ? {} : { [SEARCH_HEADER]: headerText(search) }
      return (await call(endpoints.listConversations, { query: { before: pageParam }, headers, signal })) ?? []
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: olderThan,
  })
}

/** The whole history; its key stands for every search in it too. */
export const conversationsQuery = searchedConversations('')

/** The id to ask before, when the page was cut where more may follow. */
function olderThan(page: readonly Conversation[]): string | undefined {
  const length = page.reduce((sum, { content }) => sum + content.length, 0)
  const isCut = page.length === CONVERSATIONS_PER_PAGE || length >= CONVERSATIONS_LENGTH_PER_PAGE
  return isCut ? page.at(-1)?.id : undefined
}

export async function removeConversation(id: string): Promise<null> {
  const { call, endpoints } = await fetchSharedEndpoints()
  return call(endpoints.deleteConversation, { params: { id } })
}

export async function removeAllConversations(): Promise<{ deleted: number }> {
  const { call, endpoints } = await fetchSharedEndpoints()
  return call(endpoints.clearConversations)
}

export async function readConversation(id: string): Promise<ConversationThread> {
  const { call, endpoints } = await fetchSharedEndpoints()
  return call(endpoints.readConversation, { params: { id } })
}

export async function renameConversation({ id, title }: { id: string; title: string }): Promise<{ title: string }> {
  const { call, endpoints } = await fetchSharedEndpoints()
  return call(endpoints.renameConversation, { params: { id }, body: { title } })
}

/** Deletes the exchange to which a turn belongs. */
export async function removeExchange(id: string, turn: string): Promise<{ deleted: number }> {
  const { call, endpoints } = await fetchSharedEndpoints()
  return call(endpoints.deleteTurn, { params: { id, turn } })
}
