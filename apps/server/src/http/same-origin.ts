import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isForApiProper } from './api-request.ts'
import { ProblemError } from './problem.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site makes a browser send. Of a write Sec-Fetch-Site decides where the browser sends it, else the
 * Origin. Without either the request comes from a program, which carries nobody else's cookie. A read of the API may be an
 * address that somebody follows; as part of another site's page it would spend the person's share of a language model, and
 * how long it takes would tell that site of them.
 */
export function refuseForeignRequests(app: FastifyInstance, publicUrl: URL): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRead = READS.has(request.method)
    if (isRead ? isPartOfForeignPage(request) : !isSameOrigin(request, publicUrl))
      throw new ProblemError('cross-origin')
    done()
  })
}

function isPartOfForeignPage(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-dest': destination } = request.headers
  return (site === 'cross-site' || site === 'same-site') && destination !== 'document' && isForApiProper(request)
}

function isSameOrigin(request: FastifyRequest, publicUrl: URL): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = request.headers
  if (origin === undefined) return true
  const host = URL.parse(origin)?.host
  return host !== undefined && (host === request.host || host === publicUrl.host)
}
