import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Conversation, ConversationThread } from '@understory/contract/conversations'
import { CONVERSATIONS_LENGTH_PER_PAGE, CONVERSATIONS_PER_PAGE } from '@understory/contract/limits'
import { SEARCH_HEADER } from '@understory/contract/search-header'
import { headerText } from '../lib/header-text.ts'
import { lazyEndpoints } from './lazy-endpoints.ts'

const ask = lazyEndpoints(() => import('@understory/contract/conversations'))

/** The history, newest first, in pages; `search` filters by words. */
export function searchedConversations(search: string) {
  return infiniteQueryOptions({
    queryKey: search === '' ? ['/api/conversations'] : ['/api/conversations', search],
    queryFn: async ({ pageParam, signal }) => {
      const reply = await ask('listConversations', {
        query: { before: pageParam },
        // In a header, because addresses end up in logs.
        headers: search === '' ? {} : { [SEARCH_HEADER]: headerText(search) },
        signal,
      })
      return Array.isArray(reply) ? reply : []
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: olderThan,
  })
}

/** The whole history; its key is also the prefix of every search. */
export const conversationsQuery = searchedConversations('')

/** Cursor for the next page, if there may be more. */
function olderThan(page: readonly Conversation[]): string | undefined {
  const length = page.reduce((sum, { content }) => sum + content.length, 0)
  const isCut = page.length === CONVERSATIONS_PER_PAGE || length >= CONVERSATIONS_LENGTH_PER_PAGE
  return isCut ? page.at(-1)?.id : undefined
}

export const removeConversation = (id: string) => ask('deleteConversation', { params: { id } })
export const removeAllConversations = () => ask('clearConversations')
export const readConversation = (id: string): Promise<ConversationThread> => ask('readConversation', { params: { id } })
export const renameConversation = ({ id, title }: { id: string; title: string }) =>
  ask('renameConversation', { params: { id }, body: { title } })

/** Deletes a message with its replies, or a reply with its message. */
export const removeExchange = (id: string, turn: string) => ask('deleteTurn', { params: { id, turn } })
