import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What the API serves, gathered while its routes are added; call before any is. */
export function gatherMethods(app: FastifyInstance): (request: FastifyRequest) => readonly string[] {
  const served: { pattern: RegExp; method: string }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return
    const pattern = new RegExp(`^${url.replace(/:[a-z]+/gi, '[^/]+')}$`)
    for (const name of [method].flat()) served.push({ pattern, method: name })
  })
  return ({ url }) => {
    const [path = ''] = url.split('?', 1)
    return [...new Set(served.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))]
  }
}
