import type { onRequestHookHandler } from 'fastify'
import { whenDone } from './leaving.ts'
import { ProblemError } from './problem.ts'

const TOO_LONG = 'The server took too long to answer and gave up. Try again in a moment.'

/**
 * Gives a request up that was not answered in time. Fastify's own `handlerTimeout` aborts a signal at the end of every
 * request, whose error with its stack took longer than reading a cookie and finding its owner.
 */
export function giveUpAfter(milliseconds: number): onRequestHookHandler {
  return (_request, reply, done) => {
    const timer = setTimeout(() => {
      // All of it is on its way: somebody on a slow line may take as long as they need.
      if (reply.sent) return
      // Of an answer that is under way nothing can be taken back; that it is not whole shows by its connection.
      if (reply.raw.headersSent) reply.raw.destroy()
      else reply.send(new ProblemError('overloaded', TOO_LONG))
    }, milliseconds)
    whenDone(reply, () => clearTimeout(timer))
    done()
  }
}
