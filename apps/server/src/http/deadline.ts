import type { onRequestHookHandler } from 'fastify'
import { onResponseEnd } from './leaving.ts'
import { ProblemError } from './problem.ts'

const TOO_LONG = 'The server took too long to answer and gave up. Try again in a moment.'

/**
 * Request timeout. Fastify's `handlerTimeout` creates an AbortError with a stack at the end of every request, which
 * costs more than the session lookup.
 */
export function timeoutAfter(milliseconds: number): onRequestHookHandler {
  return (_request, reply, done) => {
    const timer = setTimeout(() => {
      // Everything is sent; a slow client may take its time.
      if (reply.sent) return
      // A partial response can't be taken back; closing the connection shows that it is incomplete.
      if (reply.raw.headersSent) reply.raw.destroy()
      else reply.send(new ProblemError('overloaded', TOO_LONG))
    }, milliseconds)
    onResponseEnd(reply, () => clearTimeout(timer))
    done()
  }
}
