import type { SearchReply } from '@understory/contract/navigation'
import { headerText } from '../lib/header-text.ts'
import { fetchParts } from './fetch-parts.ts'

/** Pages and cases that the words typed so far may mean. They go in a header, since addresses are written down on the way. */
export async function searchByMeaning(typed: string, signal: AbortSignal): Promise<SearchReply> {
  const { call, endpoints, SEARCH_HEADER } = await fetchParts(() => import('./endpoints.ts'))
  return call(endpoints.searchPlaces, { headers: { [SEARCH_HEADER]: headerText(typed) }, signal })
}
