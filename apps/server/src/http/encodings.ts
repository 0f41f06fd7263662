import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem.ts'

/** What is UTF-8 as well. */
const CHARSETS = new Set(['utf-8', 'utf8', 'us-ascii'])
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i

/**
 * Refuses bodies that are compressed or in another character set: read as they come they would be something else than was
 * meant, and unpacking would let a small request become a large one.
 */
export function refuseEncodings(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = request.headers
    if (encoding.trim().toLowerCase() !== 'identity') {
      reply.header('accept-encoding', 'identity')
      throw new ProblemError('unsupported-media-type', 'Send it as it is, without a Content-Encoding.')
    }
    const charset = CHARSET.exec(type)?.[1]
    if (charset !== undefined && !CHARSETS.has(charset.toLowerCase())) {
      throw new ProblemError('unsupported-media-type', 'Send it in UTF-8.')
    }
    done()
  })
}
