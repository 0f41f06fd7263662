import { queryOptions } from '@tanstack/react-query'
import type { TextRequest } from '@understory/contract/text-analysis'
import type { NewWritingException } from '@understory/contract/writing-exceptions'
import { lazyEndpoints, loadModules } from './lazy-endpoints.ts'
import type { TextReading } from './text-reading.ts'

const load = () => import('@understory/contract/text-analysis')
const ask = lazyEndpoints(load)
const askForExceptions = lazyEndpoints(() => import('@understory/contract/writing-exceptions'))

type Options = { idempotencyKey: string; waited?: boolean; signal: AbortSignal }

/** @throws ApiError, MalformedReplyError */
export async function sendText(body: TextRequest, options: Options): Promise<TextReading> {
  const [{ analyzeText }, { TextReadingSchema }, { call }] = await loadModules(() =>
    Promise.all([load(), import('./text-reading.ts'), import('./call.ts')]),
  )
  return call({ ...analyzeText, reply: TextReadingSchema }, { body, ...options })
}

/** The owner's earlier texts as figures, newest first. */
export const textResultsQuery = queryOptions({
  queryKey: ['/api/text-results'],
  queryFn: ({ signal }) => ask('listTextResults', { signal }),
})

export const removeTextResult = (id: string) => ask('deleteTextResult', { params: { id } })

export const writingExceptionsQuery = queryOptions({
  queryKey: ['/api/writing-exceptions'],
  queryFn: ({ signal }) => askForExceptions('listWritingExceptions', { signal }),
})

export const addWritingException = (body: NewWritingException, idempotencyKey: string) =>
  askForExceptions('addWritingException', { body, idempotencyKey })
export const removeWritingException = (id: string) => askForExceptions('deleteWritingException', { params: { id } })
