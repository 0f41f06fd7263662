import type { FastifyInstance, FastifyRequest } from 'fastify'

type ApiRoute = { method: string; url: string }

declare module 'fastify' {
  interface FastifyInstance {
    /** Routes of the API and metrics, by pattern. Complete once the app is ready. */
    apiRoutes: readonly ApiRoute[]
  }
}

/**
 * Collects routes as they are added; call before any is.
 *
 * @returns the methods allowed for the URL of a request
 */
export function collectRoutes(app: FastifyInstance): (request: FastifyRequest) => readonly string[] {
  const routes: (ApiRoute & { pattern: RegExp })[] = []
  app.decorate('apiRoutes', routes)
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/') && url !== '/metrics') return
    const pattern = new RegExp(`^${url.replace(/:[a-z]+/gi, '[^/]+')}$`)
    for (const name of [method].flat()) routes.push({ method: name, url, pattern })
  })
  return ({ url }) => {
    const [path = ''] = url.split('?', 1)
    return [...new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))]
  }
}
