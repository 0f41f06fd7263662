import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'

/** One log line per request: route pattern instead of URL, error code instead of message. */
export function logRequests(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(log, request, reply)
    done()
  })
}

/** Also for requests that Fastify rejects before any hook. */
export function logRequest(log: Logger, request: FastifyRequest, reply: FastifyReply): void {
  const level = reply.statusCode >= 500 ? 'error' : 'info'
  log[level]({
    request: request.id,
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    status: reply.statusCode,
    milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    code: request.problem?.code,
    // Stack frames without the message, which may quote user text.
    failedAt: reply.statusCode >= 500 ? framesOf(request.problem?.cause) : undefined,
  })
}

/** Error name and at most five stack frames. Lines of a multi-line message that look like frames are excluded. */
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
