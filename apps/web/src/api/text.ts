import { queryOptions } from '@tanstack/react-query'
import type { TextRequest } from '@understory/contract/text-analysis'
import type { NewWritingException, WritingException } from '@understory/contract/writing-exceptions'
import { fetchParts, fetchSharedEndpoints } from './fetch-parts.ts'
import type { TextReading } from './text-reading.ts'

type Options = { idempotencyKey: string; waited?: boolean; signal: AbortSignal }

/**
 * Sends one text to be measured whole.
 *
 * @throws ApiError, MalformedReplyError
 */
export async function sendText(body: TextRequest, options: Options): Promise<TextReading> {
  const [{ call, endpoints }, { TextReadingSchema }] = await fetchParts(() =>
    Promise.all([import('./endpoints.ts'), import('./text-reading.ts')]),
  )
  return call({ ...endpoints.analyzeText, reply: TextReadingSchema }, { body, ...options })
}

/** The owner's earlier texts in figures, the newest first. */
export const textResultsQuery = queryOptions({
  queryKey: ['/api/text-results'],
  queryFn: async ({ signal }) => {
    const { call, endpoints } = await fetchSharedEndpoints()
    return call(endpoints.listTextResults, { signal })
  },
})

export async function removeTextResult(id: string): Promise<null> {
  const { call, endpoints } = await fetchSharedEndpoints()
  return call(endpoints.deleteTextResult, { params: { id } })
}

/** Rules that the owner muted and words that the owner added. */
export const writingExceptionsQuery = queryOptions({
  queryKey: ['/api/writing-exceptions'],
  queryFn: async ({ signal }) => {
    const { call, endpoints } = await fetchSharedEndpoints()
    return call(endpoints.listWritingExceptions, { signal })
  },
})

export async function addWritingException(
  body: NewWritingException,
  idempotencyKey: string,
): Promise<WritingException> {
  const { call, endpoints } = await fetchSharedEndpoints()
  return call(endpoints.addWritingException, { body, idempotencyKey })
}

export async function removeWritingException(id: string): Promise<null> {
  const { call, endpoints } = await fetchSharedEndpoints()
  return call(endpoints.deleteWritingException, { params: { id } })
}
