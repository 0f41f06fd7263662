import { ProblemError } from '../http/problem.ts'

const FAILURES = 5
const REST_MILLISECONDS = 30_000
const FAILED = new Set(['assistant-unavailable', 'assistant-silent'])

/**
 * Spares people the wait for an endpoint that does not work: after five failures in a row it is not asked for half a
 * minute, then by one request at a time until one goes well. One that says when to come back is not asked before.
 */
export type Breaker = {
  /**
   * @returns until when everybody else waits for this one, where it is the one that tries; else 0
   * @throws ProblemError at once, while the endpoint rests
   */
  admit: () => number
  succeeded: () => void
  failed: (problem: ProblemError) => void
  /** A call ended without telling how the endpoint is; where that was the one that tries, the next one may. */
  toldNothing: (admitted: number) => void
}

/** @param elapsed milliseconds on a clock that nobody can set */
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
      // This one tries; whoever comes meanwhile is not kept waiting for it.
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
    toldNothing: (admitted) => {
      // A call from before the rest, which its person left meanwhile, ends no rest.
      if (admitted === restsUntil) restsUntil = elapsed()
    },
  }
}
