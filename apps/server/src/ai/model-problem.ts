import { APICallError } from 'ai'
import { ProblemError } from '../http/problem.ts'

const TURNED_AWAY: ReadonlySet<number> = new Set([400, 413, 422])
const LONGEST_WAIT_SECONDS = 3600

/**
 * Maps a failed call to our own error codes. The endpoint's message is dropped: it may quote the conversation or the
 * key.
 */
export function modelProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  if (!APICallError.isInstance(error)) return new ProblemError('assistant-unavailable')
  switch (error.statusCode) {
    case 401:
    case 403:
    case 404:
      return new ProblemError('assistant-refused')
    case 429:
      return busy(error.responseHeaders?.['retry-after'])
    default:
      return new ProblemError('assistant-unavailable')
  }
}

/**
 * Whether the failure may be caused by the request (content filter, too long, empty answer) and says nothing about the
 * endpoint's health. Such failures must not open the circuit for everyone.
 */
export function isRequestFault(error: unknown): boolean {
  if (error instanceof ProblemError) return error.code === 'assistant-empty'
  return isRejected(error)
}

export function isRejected(error: unknown): boolean {
  return APICallError.isInstance(error) && TURNED_AWAY.has(error.statusCode ?? 0)
}

/** Whether a retry may succeed: no response, or a server error. */
export function isRetryable(error: unknown): boolean {
  return APICallError.isInstance(error) && (error.statusCode === undefined || error.statusCode >= 500)
}

function busy(retryAfter: string | undefined): ProblemError {
  const seconds = waitSeconds(retryAfter)
  if (seconds === undefined) return new ProblemError('assistant-busy')
  const sentence = `The language model is busy. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}; your message is safe.`
  return new ProblemError('assistant-busy', sentence, { retryAfterSeconds: seconds })
}

/** Seconds from a Retry-After header, which is a number or a date. */
function waitSeconds(header: string | undefined): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000)
  return seconds > 0 && seconds <= LONGEST_WAIT_SECONDS ? seconds : undefined
}
