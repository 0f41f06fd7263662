import { ProblemError } from '../http/problem.ts'

/** Bytes of one answer at most, as they come out of any compression. */
const ANSWER_BYTES = 4 * 1024 * 1024

/** A fetch for endpoints that are not ours: never led elsewhere with the key, never fed without end. */
export const carefulFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  const { status, statusText, headers } = response
  return new Response(limited(response.body), { status, statusText, headers })
}

/** A body that fails where it gets too long. */
export function limited(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  return body.pipeThrough(limitBytes())
}

function limitBytes(): TransformStream<Uint8Array, Uint8Array> {
  let count = 0
  return new TransformStream({
    transform: (chunk, controller) => {
      count += chunk.byteLength
      if (count > ANSWER_BYTES) controller.error(new ProblemError('assistant-unavailable'))
      else controller.enqueue(chunk)
    },
  })
}
