import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { isForApiProper } from './api-request.ts'
import { ProblemError } from './problem.ts'

const WATCHED_EVERY_MILLISECONDS = 1_000
const RESOLUTION_MILLISECONDS = 20
/** On average over a second; a single pause says nothing. */
const MOST_MILLISECONDS = 500

/** Tells whether the event loop ran so late during the last second that more work would only make everybody wait. */
export function watchEventLoop(): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MILLISECONDS })
  delay.enable()
  let isOverloaded = false
  setInterval(() => {
    isOverloaded = delay.mean / 1e6 > MOST_MILLISECONDS
    delay.reset()
  }, WATCHED_EVERY_MILLISECONDS).unref()
  return () => isOverloaded
}

/**
 * Sends requests to the API away while the server is overloaded or about to stop. Health answers all the same while
 * overloaded: a supervisor that found it silent would restart a server that only has much to do.
 */
export function refuseWhatCannotBeDone(app: FastifyInstance, isOverloaded: () => boolean): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', (request, _reply, done) => {
    if (isClosing) throw new ProblemError('closing')
    if (isOverloaded() && isForApiProper(request)) throw new ProblemError('overloaded')
    done()
  })
  // A connection that is kept for later would hold up the stop.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}
