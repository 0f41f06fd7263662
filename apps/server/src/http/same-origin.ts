import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isForApiProper } from './api-request.ts'
import { ProblemError } from './problem.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * CSRF protection: rejects cross-site requests by Sec-Fetch-Site, else by Origin. Requests with neither come from
 * programs, which carry no one else's cookie. Cross-site reads of the API are rejected too unless they are navigations:
 * they would spend the visitor's model quota, and their timing leaks.
 */
export function rejectCrossSite(app: FastifyInstance, publicUrl: URL): void {
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
