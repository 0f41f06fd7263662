import { ProblemError } from '../http/problem.ts'

/** Decompressed bytes of one response at most. */
const ANSWER_BYTES = 4 * 1024 * 1024

/** A fetch for third-party endpoints: no redirects (they would carry the key along), bounded response size. */
export const safeFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  const { status, statusText, headers } = response
  return new Response(limited(response.body), { status, statusText, headers })
}

/** Fails once the body exceeds the limit. */
export function limited(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let count = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      count += chunk.byteLength
      if (count > ANSWER_BYTES) controller.error(new ProblemError('assistant-unavailable'))
      else controller.enqueue(chunk)
    },
  })
  return body.pipeThrough(limit)
}
