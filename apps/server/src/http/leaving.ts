import type { FastifyReply } from 'fastify'

/**
 * Runs once a connection is done with a reply: it was sent, or the client went away. Somebody may have gone before anything
 * could listen for it, while a hook waited for the database; then it runs at once, for the answer closes no second time.
 */
export function whenDone({ raw }: FastifyReply, then: () => void): void {
  if (raw.closed) then()
  else raw.once('close', then)
}

/** A signal that ends when the client goes away before its answer was complete. */
export function leavingOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  // Aborting calls listeners on the spot; a request's own stream closes as soon as its body was read, the answer's does not.
  whenDone(reply, () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
