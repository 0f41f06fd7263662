import { beforeEach, expect, test, vi } from 'vitest'
import type { BuildList } from './build-list.ts'

const ORIGIN = 'https://understory.test'
const build: BuildList = {
  version: 'a',
  pages: { '/': [], '/dashboard/profile': [] },
  redirects: {},
  openPage: '/dashboard/seed/open',
  assets: { en: ['/assets/a.js'], es: ['/assets/a.js'] },
  files: ['/favicon.svg'],
}

type Handler = (event: never) => void
let handlers: Map<string, Handler>
/** Cache contents: texts by address. */
let stores: Map<string, Map<string, string>>
let isReachable: boolean
/** The server's language, and after how many replies the browser closes. */
let language: string
let answersLeft: number
/** A proxy's reply in place of the server's. */
let inPlace: (path: string) => Response | undefined

const pathOf = (what: Request | string) => (typeof what === 'string' ? what : what.url).replace(ORIGIN, '')

function cacheOf(store: Map<string, string>) {
  return {
    put: async (what: Request | string, response: Response) => void store.set(pathOf(what), await response.text()),
    match: async (what: Request | string) => {
      const text = store.get(pathOf(what))
      return text === undefined ? undefined : new Response(text)
    },
  }
}

beforeEach(async () => {
  handlers = new Map()
  stores = new Map()
  isReachable = true
  language = 'en'
  answersLeft = Number.POSITIVE_INFINITY
  inPlace = () => undefined
  vi.stubGlobal('__BUILD__', build)
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  })
  vi.stubGlobal('caches', {
    keys: async () => [...stores.keys()],
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, string>()
      stores.set(name, store)
      return cacheOf(store)
    },
    match: async (what: Request | string, { cacheName }: { cacheName?: string } = {}) => {
      for (const [name, store] of stores) {
        const found = cacheName === undefined || name === cacheName ? await cacheOf(store).match(what) : undefined
        if (found) return found
      }
      return undefined
    },
  })
  vi.stubGlobal('fetch', async (what: Request | string) => {
    if (!isReachable) throw new TypeError('no network')
    if (answersLeft-- <= 0) return new Promise(() => {})
    const path = pathOf(what)
    const isPage = !path.includes('.')
    const headers = isPage ? { 'content-type': 'text/html', 'content-language': language } : undefined
    return inPlace(path) ?? new Response(`<html lang="${language}">${path}`, { ...(headers && { headers }) })
  })
  vi.resetModules()
  await import('./main.ts')
  await happens('install')
})

/** Resolves when the event's `waitUntil` promises settle. */
async function happens(name: 'install' | 'activate'): Promise<void> {
  const work: Promise<unknown>[] = []
  handlers.get(name)?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) } as never)
  await Promise.all(work)
}

/** The worker's response; undefined if it leaves the request to the browser. */
async function answerTo(path: string, more: { method?: string; mode?: string } = {}): Promise<string | undefined> {
  const { method = 'GET', mode = 'cors' } = more
  const answers: Promise<Response>[] = []
  const request = { url: new URL(path, ORIGIN).href, method, mode }
  handlers.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => answers.push(given) } as never)
  const response = await answers[0]
  return response && `${response.status} ${await response.text()}`
}

const everythingKept = () => [...stores.values()].flatMap((store) => [...store])

test('P1 caches only the build, whatever is requested later', async () => {
  const kept = everythingKept().map(([path]) => path)
  expect(kept.sort()).toEqual(['/', '/assets/a.js', '/dashboard/profile', '/dashboard/seed/open', '/favicon.svg'])
  const before = everythingKept()
  for (const path of ['/', '/dashboard/profile', '/shared/abc', '/dashboard/seed/mine'])
    await answerTo(path, { mode: 'navigate' })
  for (const path of ['/api/conversations', '/api/shared/abc', '/api/health', '/assets/b.js', '/favicon.svg'])
    await answerTo(path)
  expect(everythingKept()).toEqual(before)
})

test('P1 A4 never answers an API address, online or offline, in any spelling', async () => {
  for (const reachable of [true, false]) {
    isReachable = reachable
    for (const path of ['/api/conversations', '/api/shared/abc', '/api/account', '/api/analyze/voice', '/api/'])
      for (const method of ['GET', 'POST', 'DELETE']) expect(await answerTo(path, { method })).toBeUndefined()
    expect(await answerTo('/api/shared/abc', { mode: 'navigate' })).toBeUndefined()
    // Not an API address, and not cached either.
    expect(await answerTo('/assets/../api/conversations')).toBeUndefined()
  }
  expect(await answerTo('/api/health')).toBe('204 ')
})

test('A4 fetches a share page from the server each time; offline it shows an empty page', async () => {
  for (let count = 0; count < 2; count++) {
    expect(await answerTo('/shared/abc', { mode: 'navigate' })).toBe('200 <html lang="en">/shared/abc')
  }
  isReachable = false
  expect(await answerTo('/shared/abc', { mode: 'navigate' })).toBe('200 <html data-kept lang="en">/dashboard/seed/open')
})

/** Simulates the page's language message; waits for its effect unless the browser closes. */
async function readIn(wanted: string, isClosed = false): Promise<void> {
  language = wanted
  const work: Promise<unknown>[] = []
  handlers.get('message')?.({
    data: { type: 'reads', language: wanted },
    ports: [],
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  } as never)
  await (isClosed ? new Promise((resolve) => setTimeout(resolve, 20)) : Promise.all(work))
}

test.each([1, 2, 3, 4])(
  'a browser closed after %i replies has one language complete, and adds the other later',
  async (answers) => {
    answersLeft = answers
    await readIn('es', true)
    isReachable = false
    for (const path of ['/', '/dashboard/profile'])
      expect(await answerTo(path, { mode: 'navigate' })).toBe(`200 <html data-kept lang="en">${path}`)

    isReachable = true
    answersLeft = Number.POSITIVE_INFINITY
    await readIn('es')
    isReachable = false
    for (const path of ['/', '/dashboard/profile', '/shared/abc'])
      expect(await answerTo(path, { mode: 'navigate' })).toContain('<html data-kept lang="es">')
    expect(stores.size).toBe(1)
  },
)

const html = { 'content-type': 'text/html; charset=utf-8' }
const redirected = (path: string) =>
  Object.defineProperty(new Response(path, { headers: { ...html, 'content-language': 'en' } }), 'redirected', {
    value: true,
  })

test.each<[string, (path: string) => Response | undefined]>([
  ['a page for a password in place of every page', () => new Response('Sign in', { headers: html })],
  [
    'a page for a password in place of a script',
    (path) => (path.endsWith('.js') ? new Response('', { headers: html }) : undefined),
  ],
  ['the way to another page', (path) => (path === '/dashboard/profile' ? redirected(path) : undefined)],
  ['a refusal of the first page', (path) => (path === '/' ? new Response('', { status: 503 }) : undefined)],
  ['a script in place of a page', (path) => (path === '/dashboard/profile' ? new Response('') : undefined)],
])('A4 what something on the way answers in place of the server is not kept: %s', async (_, answer) => {
  stores.clear()
  inPlace = answer
  await expect(happens('install')).rejects.toThrow()
  expect(everythingKept()).toEqual([])
  inPlace = () => undefined
  await happens('install')
  expect(everythingKept()).toHaveLength(5)
})

test('a new build keeps the one before it, and drops older and incomplete ones', async () => {
  const own = [...stores]
  const before = (name: string, ...paths: string[]) => [name, new Map(paths.map((path) => [path, '']))] as const
  const later = before('understory-c-en', '/')
  stores = new Map([
    before('other-app', '/'),
    before('understory-1-en', '/', '/dashboard/seed/open'),
    before('understory-2-en', '/', '/dashboard/seed/open'),
    before('understory-3-en', '/'),
    ...own,
    later,
  ])
  await happens('activate')
  expect([...stores.keys()]).toEqual(['other-app', 'understory-2-en', ...own.map(([name]) => name), later[0]])
})

test.each([
  [['/assets/a.js'], true],
  [['/assets/a.js', '/assets/of-another-build.js'], false],
  [[], false],
  [undefined, false],
  ['/assets/a.js', false],
])('a page with the scripts %j is of this build: %s', (files, isOwn) => {
  const told: unknown[] = []
  const ports = [{ postMessage: (answer: unknown) => told.push(answer) }]
  handlers.get('message')?.({ data: { type: 'has', files }, ports } as never)
  expect(told).toEqual([isOwn])
})
