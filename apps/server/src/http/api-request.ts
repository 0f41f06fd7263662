import type { FastifyRequest } from 'fastify'

type Addressed = Pick<FastifyRequest, 'url' | 'routeOptions'>

/**
 * Whether a request targets the API. The matched route decides, because an address has many spellings (`/%61pi/…`,
 * `http://host/api/…`); the URL counts only for unmatched ones.
 */
export function isForApi({ url, routeOptions }: Addressed): boolean {
  return (routeOptions.url ?? url).startsWith('/api/')
}

/** The API without health checks, which respond during overload. */
export function isForApiProper(request: Addressed): boolean {
  return isForApi(request) && request.routeOptions.url !== '/api/health'
}
