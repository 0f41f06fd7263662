// Caches pages and files for offline use. Personal data is never cached: API requests bypass the cache.

import { cacheBuild, cachedBuild, cacheLanguage, deleteOldBuilds } from './build-cache.ts'
import type { BuildList } from './build-list.ts'
import { pageFor } from './page-for.ts'

declare const __BUILD__: BuildList
declare const self: ServiceWorkerGlobalScope

const build = __BUILD__
/** On a very slow connection, the cached page is served after this. */
const PATIENCE_MS = 5000
const FIRST_SERVER_STATUS = 500

self.addEventListener('install', (event) => event.waitUntil(cacheBuild(build)))

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldBuilds(build).then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  const {
    data,
    ports: [port],
  } = event
  // A new build activates only when a page says so.
  if (data?.type === 'take-over') void self.skipWaiting()
  // The page's language changed.
  if (data?.type === 'reads') event.waitUntil(cacheLanguage(build, String(data.language)))
  if (data?.type === 'has') port?.postMessage(hasAll(data.files))
})

/** Whether these files belong to this build; false for pages that don't say. */
function hasAll(files: unknown): boolean {
  const own = new Set(Object.values(build.assets).flat())
  return Array.isArray(files) && files.length > 0 && files.every((file) => own.has(file))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname === '/api/health') event.respondWith(answerHealth(request))
  else if (url.pathname.startsWith('/api/') || url.pathname === '/sw.js') return
  else if (url.pathname.startsWith('/assets/'))
    event.respondWith(caches.match(request, { ignoreVary: true }).then((known) => known ?? fetch(request)))
  else if (request.mode === 'navigate') event.respondWith(answerPage(request, url))
  else if (build.files.includes(url.pathname)) event.respondWith(fetchedOrKept(request))
})

/** A health check that returns an empty reply instead of failing, which would log to the console. */
async function answerHealth(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return new Response(null, { status: 204 })
  }
}

async function fetchedOrKept(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await kept(request.url)) ?? Response.error()
  }
}

async function answerPage(request: Request, url: URL): Promise<Response> {
  try {
    const response = await Promise.race([fetch(request), tooLate()])
    if (response.status < FIRST_SERVER_STATUS) return response
  } catch {
    // Falls back to the cached page.
  }
  const page = pageFor(build, url)
  if ('redirectTo' in page) return Response.redirect(page.redirectTo, 302)
  const response = await kept(page.keptAs)
  return response ? marked(response) : Response.error()
}

/** Tells the page that the server didn't respond. */
async function marked(response: Response): Promise<Response> {
  const html = (await response.text()).replace('<html ', '<html data-kept ')
  const headers = new Headers(response.headers)
  // They describe the original bytes.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(html, { headers })
}

async function kept(address: string): Promise<Response | undefined> {
  return (await cachedBuild(build))?.match(address, { ignoreVary: true })
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('too late')), PATIENCE_MS))
}
