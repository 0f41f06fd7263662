import { SEARCH_HEADER } from '@understory/contract/search-header'
import { headerText } from '../lib/header-text.ts'
import { lazyEndpoints } from './lazy-endpoints.ts'

const ask = lazyEndpoints(() => import('@understory/contract/navigation'))

/** Cases near what somebody wrote about their matter on a section's page. */
export const findMoments = (body: { matter: string; section: string }, signal: AbortSignal) =>
  ask('findMoments', { body, signal })

/** Pages and cases that match what was typed. Sent in a header, because addresses end up in logs. */
export const searchByMeaning = (typed: string, signal: AbortSignal) =>
  ask('searchPlaces', { headers: { [SEARCH_HEADER]: headerText(typed) }, signal })
