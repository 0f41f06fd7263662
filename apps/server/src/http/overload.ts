import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { isForApiProper } from './api-request.ts'
import { ProblemError } from './problem.ts'

/** On average over a second; a single pause says nothing. */
const MOST_MILLISECONDS = 500

/**
 * Sends requests to the API away while the event loop runs late or the server is about to stop. Health answers all the same
 * while overloaded: a supervisor that found it silent would restart a server that only has much to do.
 */
export async function refuseWhatCannotBeDone(app: FastifyInstance): Promise<void> {
  // It only measures: the hook below lets health through.
  await app.register(underPressure, { maxEventLoopDelay: MOST_MILLISECONDS, pressureHandler: () => undefined })
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', (request, _reply, done) => {
    if (isClosing) throw new ProblemError('closing')
    if (app.isUnderPressure() && isForApiProper(request)) throw new ProblemError('overloaded')
    done()
  })
  // A connection that is kept for later would hold up the stop.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}
