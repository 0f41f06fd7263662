import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem.ts'

/** UTF-8 and its subset. */
const CHARSETS = new Set(['utf-8', 'utf8', 'us-ascii'])
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i

/**
 * Rejects compressed bodies and other charsets: we don't decode them, and decompression would amplify small requests.
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
