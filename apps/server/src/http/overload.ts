import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { isForApiProper } from './api-request.ts'
import { ProblemError } from './problem.ts'

/** Average over a second; single pauses are ignored. */
const MOST_MILLISECONDS = 500

/**
 * Sheds API requests while the event loop lags or the server shuts down. Health checks respond during overload, or a
 * supervisor would restart a busy server.
 */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  // For measuring only: the hook below exempts health checks.
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
  // Keep-alive would delay shutdown.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}
