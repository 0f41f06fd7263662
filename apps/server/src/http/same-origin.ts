import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from './problem.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site makes a browser send. Sec-Fetch-Site decides where the browser sends it, else the
 * Origin. Without either the request comes from a program, which carries nobody else's cookie.
 */
export function refuseCrossOriginWrites(app: FastifyInstance, publicUrl: URL): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!READS.has(request.method) && !isSameOrigin(request, publicUrl)) throw new ProblemError('cross-origin')
    done()
  })
}

function isSameOrigin(request: FastifyRequest, publicUrl: URL): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = request.headers
  if (origin === undefined) return true
  const host = URL.parse(origin)?.host
  return host !== undefined && (host === request.host || host === publicUrl.host)
}
