import type { Endpoint, Input, Output } from '@understory/contract/endpoint'
import { ProblemSchema } from '@understory/contract/problem'
import { WAITED_HEADER } from '@understory/contract/waited'
import { fieldsOf, isText, parseJson } from '../lib/parse-json.ts'
import { reportNoResponse, reportResponse } from './connection.ts'
import { ApiError, MalformedReplyError } from './error.ts'

export type Ask<E extends Endpoint> = {
  params?: Input<E['params']>
  query?: Input<E['query']>
  body?: Input<E['body']>
  /** Request body in place of JSON, with its own media type. */
  file?: Blob
  headers?: Readonly<Record<string, string>>
  /** Retries with the same key have no second effect. */
  idempotencyKey?: string
  /** Whether the request waited offline. The server then rejects it if the forest has changed. */
  waited?: boolean
  signal?: AbortSignal
}

/**
 * Calls a contract endpoint with the session cookie.
 * @throws ApiError if the status isn't a success, MalformedReplyError if the body doesn't match the schema
 */
export async function call<E extends Endpoint>(endpoint: E, ask: Ask<E> = {}): Promise<Output<E['reply']>> {
  const response = await send(endpoint, ask)
  const body = await response.text()
  if (!response.ok) throw errorOf(response, body)
  return replyOf(endpoint, response, body)
}

export function errorOf({ status, statusText, headers }: Response, body: string): ApiError {
  const retryAfterSeconds = Number.parseInt(headers.get('retry-after') ?? '', 10) || undefined
  const said = parseJson(body)
  const problem = ProblemSchema.safeParse(said).data ?? messageIn(said)
  return new ApiError(status, body || statusText, problem, { retryAfterSeconds, statusText })
}

/** The message of a reply that isn't a problem document. */
function messageIn(said: unknown): { message: string } | undefined {
  const { message } = fieldsOf(said)
  return isText(message) && message.trim() !== '' ? { message } : undefined
}

/** @throws MalformedReplyError */
export function replyOf<E extends Endpoint>(endpoint: E, response: Response, body: string): Output<E['reply']> {
  const reply = endpoint.reply.safeParse(response.status === 204 ? null : parseJson(body))
  if (!reply.success) throw new MalformedReplyError(`${endpoint.method} ${endpoint.path}`)
  return reply.data as Output<E['reply']>
}

/** @throws ApiError if there was no response */
export async function send<E extends Endpoint>(
  { method, path }: E,
  ask: Ask<E>,
  accept = 'application/json',
): Promise<Response> {
  const headers = new Headers({ ...ask.headers, accept })
  if (ask.file) headers.set('content-type', ask.file.type)
  if (ask.body !== undefined) headers.set('content-type', 'application/json')
  if (ask.idempotencyKey) headers.set('idempotency-key', ask.idempotencyKey)
  if (ask.waited) headers.set(WAITED_HEADER, 'yes')
  try {
    const response = await fetch(addressOf(path, ask.params, ask.query), {
      method,
      headers,
      credentials: 'include',
      body: ask.file ?? (ask.body === undefined ? null : JSON.stringify(ask.body)),
      signal: ask.signal ?? null,
    })
    reportResponse()
    return response
  } catch (cause) {
    if (!ask.signal?.aborted) await reportNoResponse()
    throw new ApiError(0, 'No answer', undefined, { cause })
  }
}

function addressOf(path: string, params: unknown, query: unknown): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, string>)[name])),
  )
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return given.length > 0 ? `${filled}?${new URLSearchParams(given as [string, string][])}` : filled
}
