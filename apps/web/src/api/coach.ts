import { queryOptions } from '@tanstack/react-query'
import type { Chosen } from '@understory/contract/coaching'
import { headerText } from '../lib/header-text.ts'
import { fetchSharedEndpoints } from './fetch-parts.ts'

type Place = { conversationId: string; turnId: string }

/** Draws a stored reply anew with everything the person set in it. */
export async function chooseInReply({ conversationId, turnId }: Place, chosen: Chosen) {
  const { call, endpoints } = await fetchSharedEndpoints()
  return call(endpoints.chooseInReply, { params: { id: conversationId, turn: turnId }, body: chosen })
}

/** Needs, hearers and starters of a context. */
export function choicesQuery(context: string) {
  return queryOptions({
    queryKey: ['/api/coach/choices', context],
    queryFn: async ({ signal }) => {
      const { call, endpoints } = await fetchSharedEndpoints()
      return call(endpoints.coachChoices, { query: { context }, signal })
    },
  })
}

/** Cases that hold the words. */
export function casesQuery(search: string) {
  return queryOptions({
    queryKey: ['/api/coach/cases', search],
    queryFn: async ({ signal }) => {
      const { call, endpoints, SEARCH_HEADER } = await fetchSharedEndpoints()
      // In a header, since addresses are written down on the way.
      return call(endpoints.searchCases, { headers: { [SEARCH_HEADER]: headerText(search) }, signal })
    },
    enabled: search !== '',
    gcTime: 60_000,
  })
}
