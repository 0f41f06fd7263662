import type { FastifyReply } from 'fastify'

/** A signal that ends when the client goes away before its answer was complete. */
export function leavingOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const { raw } = reply
  // Aborting calls listeners on the spot; a request's own stream closes as soon as its body was read, the answer's does not.
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
