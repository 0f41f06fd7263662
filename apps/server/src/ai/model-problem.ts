import { APICallError } from 'ai'
import { ProblemError } from '../http/problem.ts'

const TURNED_AWAY: ReadonlySet<number> = new Set([400, 413, 422])
const LONGEST_WAIT_SECONDS = 3600

/**
 * What a failed call is to people, by our own codes. The endpoint's words are left behind: they may quote the
 * conversation or the key.
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
 * Whether a failure may lie in what one person wrote, and says nothing about the endpoint: it turned this request away (a
 * filter, too long for the model) or answered it without a word. Whoever provokes it may not close the endpoint to others.
 */
export function mayLieInTheRequest(error: unknown): boolean {
  if (error instanceof ProblemError) return error.code === 'assistant-empty'
  return isTurnedAway(error)
}

/** Whether the endpoint refused the request as it stands. */
export function isTurnedAway(error: unknown): boolean {
  return APICallError.isInstance(error) && TURNED_AWAY.has(error.statusCode ?? 0)
}

/** Whether the same call may go well a moment later: nothing came back at all, or the endpoint itself failed. */
export function isWorthAnotherTry(error: unknown): boolean {
  return APICallError.isInstance(error) && (error.statusCode === undefined || error.statusCode >= 500)
}

function busy(retryAfter: string | undefined): ProblemError {
  const seconds = waitSeconds(retryAfter)
  if (seconds === undefined) return new ProblemError('assistant-busy')
  const sentence = `The language model is busy. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}; your message is safe.`
  return new ProblemError('assistant-busy', sentence, { retryAfterSeconds: seconds })
}

/** Seconds named by a Retry-After header, as a number or a date. */
function waitSeconds(header: string | undefined): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000)
  return seconds > 0 && seconds <= LONGEST_WAIT_SECONDS ? seconds : undefined
}
