import type { Input } from '@understory/contract/endpoint'
import type { translate } from '@understory/contract/translation'
import { askerOf } from './ask.ts'

const ask = askerOf(() => import('@understory/contract/translation'))

/** @throws ApiError, MalformedReplyError */
export const fetchTranslation = (body: Input<(typeof translate)['body']>, signal: AbortSignal) =>
  ask('translate', { body, signal })
