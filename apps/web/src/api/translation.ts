import type { Input } from '@understory/contract/endpoint'
import type { translate } from '@understory/contract/translation'

export type TranslationRequest = Input<(typeof translate)['body']>

/** @throws ApiError, MalformedReplyError */
export async function fetchTranslation(body: TranslationRequest, signal: AbortSignal) {
  const [{ call }, endpoints] = await Promise.all([import('./call.ts'), import('@understory/contract/translation')])
  return call(endpoints.translate, { body, signal })
}
