import type { FastifyRequest } from 'fastify'

type Addressed = Pick<FastifyRequest, 'url' | 'routeOptions'>

/**
 * Whether a request is one to the API. The route that serves it decides, since one address can be written in many ways
 * (`/%61pi/…`, `http://host/api/…`); its own spelling counts only where no route serves it.
 */
export function isForApi({ url, routeOptions }: Addressed): boolean {
  return (routeOptions.url ?? url).startsWith('/api/')
}

/** The API without health, which answers while everybody else is sent away. */
export function isForApiProper(request: Addressed): boolean {
  return isForApi(request) && request.routeOptions.url !== '/api/health'
}
