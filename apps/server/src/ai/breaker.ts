import { ProblemError } from '../http/problem.ts'

const FAILURES = 5
const REST_MILLISECONDS = 30_000
const FAILED = new Set(['assistant-unavailable', 'assistant-silent'])

/**
 * Circuit breaker: opens for 30 seconds after five failures in a row, then lets one trial request through. Honors
 * Retry-After.
 */
export type Breaker = {
  /**
   * @returns a deadline for the trial if this call is one, else 0
   * @throws ProblemError while the circuit is open
   */
  admit: () => number
  succeeded: () => void
  failed: (problem: ProblemError) => void
  /** The call ended without a verdict; if it was the trial, the next call may try. */
  endWithoutVerdict: (admitted: number) => void
}

/** @param elapsed milliseconds on a monotonic clock */
export function openBreaker(elapsed: () => number): Breaker {
  let failures = 0
  let restsUntil = 0
  let busyUntil = 0
  return {
    admit: () => {
      const now = elapsed()
      if (now < busyUntil) throw new ProblemError('assistant-busy')
      if (failures < FAILURES) return 0
      if (now < restsUntil) throw new ProblemError('assistant-unavailable')
      // This call is the trial; others fail fast meanwhile.
      restsUntil = now + REST_MILLISECONDS
      return restsUntil
    },
    succeeded: () => {
      failures = 0
    },
    failed: ({ code, retryAfterSeconds }) => {
      const now = elapsed()
      if (code === 'assistant-busy' && retryAfterSeconds !== undefined) {
        busyUntil = now + Math.min(retryAfterSeconds * 1000, REST_MILLISECONDS)
      }
      if (!FAILED.has(code)) return
      failures++
      if (failures >= FAILURES) restsUntil = now + REST_MILLISECONDS
    },
    endWithoutVerdict: (admitted) => {
      // A call from before the circuit opened doesn't close it.
      if (admitted === restsUntil) restsUntil = elapsed()
    },
  }
}
