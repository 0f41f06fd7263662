import { SEARCH_HEADER } from '@understory/contract/search-header'
import { headerText } from '../lib/header-text.ts'
import { askerOf } from './ask.ts'

const ask = askerOf(() => import('@understory/contract/navigation'))

/** Pages and cases that the words typed so far may mean. They go in a header, since addresses are written down on the way. */
export const searchByMeaning = (typed: string, signal: AbortSignal) =>
  ask('searchPlaces', { headers: { [SEARCH_HEADER]: headerText(typed) }, signal })
