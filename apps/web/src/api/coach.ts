import { queryOptions } from '@tanstack/react-query'
import type { Chosen } from '@understory/contract/coaching'
import { SEARCH_HEADER } from '@understory/contract/search-header'
import { headerText } from '../lib/header-text.ts'
import { lazyEndpoints } from './lazy-endpoints.ts'

const ask = lazyEndpoints(() => import('@understory/contract/coaching'))

type Place = { conversationId: string; turnId: string }

/** Redraws a stored reply with everything the person set in it. */
export const chooseInReply = ({ conversationId: id, turnId: turn }: Place, chosen: Chosen) =>
  ask('chooseInReply', { params: { id, turn }, body: chosen })

export function choicesQuery(context: string) {
  return queryOptions({
    queryKey: ['/api/coach/choices', context],
    queryFn: ({ signal }) => ask('coachChoices', { query: { context }, signal }),
  })
}

export function casesQuery(search: string) {
  return queryOptions({
    queryKey: ['/api/coach/cases', search],
    // In a header, because addresses end up in logs.
    queryFn: ({ signal }) => ask('searchCases', { headers: { [SEARCH_HEADER]: headerText(search) }, signal }),
    enabled: search !== '',
    gcTime: 60_000,
  })
}
