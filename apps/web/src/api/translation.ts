import type { Input } from '@understory/contract/endpoint'
import type { translate } from '@understory/contract/translation'
import { lazyEndpoints } from './lazy-endpoints.ts'

const ask = lazyEndpoints(() => import('@understory/contract/translation'))

/** @throws ApiError, MalformedReplyError */
export const fetchTranslation = (body: Input<(typeof translate)['body']>, signal: AbortSignal) =>
  ask('translate', { body, signal })
