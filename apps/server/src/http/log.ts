import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'

/** One line a request at its end: the route's pattern and never its address, a code and never a text. */
export function logRequests(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(log, request, reply)
    done()
  })
}

/** Also for what Fastify refuses before any hook runs. */
export function logRequest(log: Logger, request: FastifyRequest, reply: FastifyReply): void {
  const level = reply.statusCode >= 500 ? 'error' : 'info'
  log[level]({
    request: request.id,
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    status: reply.statusCode,
    milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    code: request.problem?.code,
    // Our own stack, to find the line that failed. Its message may quote what somebody wrote, so that stays out.
    failedAt: reply.statusCode >= 500 ? framesOf(request.problem?.cause) : undefined,
  })
}

/**
 * Where something was thrown: its kind and at most five lines of the stack. Of the message, which may have lines of its own
 * that look like these, there is nothing in it.
 */
export function framesOf(cause: unknown): string[] | undefined {
  if (!(cause instanceof Error)) return undefined
  const { name, message, stack = '' } = cause
  const start = stack.indexOf(message)
  if (start < 0) return [name]
  const frames = stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  return [name, ...frames.slice(0, 5).map((line) => line.trim())]
}
