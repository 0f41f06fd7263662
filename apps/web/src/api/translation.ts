import type { Input } from '@understory/contract/endpoint'
import type { translate } from '@understory/contract/translation'
import { fetchEndpoints } from './fetch-parts.ts'

type TranslationRequest = Input<(typeof translate)['body']>

/** @throws ApiError, MalformedReplyError */
export async function fetchTranslation(body: TranslationRequest, signal: AbortSignal) {
  const { call, endpoints } = await fetchEndpoints(() => import('@understory/contract/translation'))
  return call(endpoints.translate, { body, signal })
}
