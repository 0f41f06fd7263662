import type { FastifyReply } from 'fastify'

/**
 * Runs once the response is finished or the client disconnected. If that happened before, as during a hook, it runs at
 * once: `close` fires only once.
 */
export function onResponseEnd({ raw }: FastifyReply, then: () => void): void {
  if (raw.closed) then()
  else raw.once('close', then)
}

/** A signal that aborts when the client disconnects before the response is complete. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  // The response stream, because the request stream closes as soon as its body is read.
  onResponseEnd(reply, () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
