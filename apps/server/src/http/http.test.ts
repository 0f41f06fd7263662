import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder, testApp } from '../testing/app.ts'
import { failing } from '../testing/chat-models.ts'
import { asking } from '../testing/events.ts'
import { rowsIn } from '../testing/stores.ts'

const origins = [undefined, 'null', 'https://evil.example', 'http://localhost'] as const
const sites = [undefined, 'cross-site', 'same-site', 'none', 'same-origin'] as const
const writes = origins.flatMap((origin) => sites.map((site) => ({ origin, site })))

/** Requests without both headers come from programs: browsers send one with every write. */
function isAllowed({ origin, site }: (typeof writes)[number]): boolean {
  return site === undefined ? origin === undefined || origin === 'http://localhost' : site === 'same-origin'
}

test.each(writes)(
  'S7 allows a write with origin $origin and site $site only from our pages or programs',
  async (from) => {
    const { app, store } = await testApp()
    const headers = {
      host: 'localhost',
      'content-type': 'application/json',
      ...(from.origin && { origin: from.origin }),
      ...(from.site && { 'sec-fetch-site': from.site }),
    }
    const payload = JSON.stringify(asking('Hi'))
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const response = await app.inject({ method, url: '/api/chatbot', headers, payload })
      if (!isAllowed(from)) expect(response.json().code).toBe('cross-origin')
      else expect(response.statusCode).toBe(method === 'POST' ? 200 : 405)
    }
    // Refused before the recording is read, which is none.
    const recording = { headers: { ...headers, 'content-type': 'audio/wav' }, payload: Buffer.alloc(1000) }
    const { code } = (await app.inject({ method: 'POST', url: '/api/analyze/voice', ...recording })).json()
    expect(code === 'cross-origin').toBe(!isAllowed(from))
    expect(await rowsIn(store, 'owners')).toHaveLength(isAllowed(from) ? 1 : 0)
  },
)

test.each([
  ['cross-site', 'image', 403],
  ['same-site', 'script', 403],
  ['cross-site', 'iframe', 403],
  ['cross-site', undefined, 403],
  ['cross-site', 'document', 200],
  ['same-origin', 'empty', 200],
  ['none', 'document', 200],
  [undefined, undefined, 200],
])("S7 rejects API reads for other sites' pages: %s, %s", async (site, destination, status) => {
  const { app } = await testApp()
  const headers = {
    host: 'localhost',
    ...(site && { 'sec-fetch-site': site }),
    ...(destination && { 'sec-fetch-dest': destination }),
  }
  for (const url of ['/api/conversations', '/%61pi/conversations', '/api/nav/sub-branches?branch=Bees'])
    expect((await app.inject({ url, headers })).statusCode, url).toBe(status)
  expect((await app.inject({ url: '/api/health', headers })).statusCode).toBe(200)
})

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; font-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"

function builtPages(): string {
  const folder = temporaryFolder()
  const pages = {
    '/': { file: 'index.html', search: [] },
    '/not-found': { file: 'not-found.html', search: [] },
    '/dashboard/astrology': { file: 'index.html', search: ['section'] },
    '/dashboard/astrology?section=meditation': { file: 'section.html', search: ['section'] },
  }
  const files = {
    'pages/en/index.html': '<title>Home</title>',
    'pages/en/not-found.html': '<title>Not found</title>',
    'pages/en/section.html': '<title>Section</title>',
    'pages/en/open.html': '<title>Open</title>',
    'pages/es/index.html': '<title>Inicio</title>',
    'pages/table.json': JSON.stringify({ pages, redirects: { '/astrology': '/dashboard/astrology' } }),
    'assets/a-1234.js': 'export {}',
    'assets/a-1234.js.br': 'compressed',
    'assets/a-1234.js.map': '{}',
    '.hidden': 'secret',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

test('C1 C3 sends security headers with every response, and a logged id with every problem', async () => {
  const { app, log } = await testApp({ webFolder: builtPages() })
  const post = (payload: string | object, headers = {}) =>
    app.inject({ method: 'POST', url: '/api/chatbot', payload, headers })
  const files = [await app.inject('/'), await app.inject('/nowhere'), await app.inject('/assets/a-1234.js')]
  const problems = [
    // Not a page, although pages are built.
    await app.inject('/api/nothing'),
    await app.inject('/api/conversations/x%00'),
    await app.inject('/api/%c0'),
    await app.inject({ method: 'PUT', url: '/api/chatbot' }),
    await post('{', { 'content-type': 'application/json' }),
    await post('a', { 'content-type': 'text/plain' }),
    await post({}, { origin: 'https://evil.example' }),
    await post({ messages: 'a'.repeat(2 ** 21) }),
    await app.inject('/assets/nothing.js'),
    await app.inject({ url: '/nowhere', headers: { accept: 'application/json' } }),
  ]
  const answers = [await app.inject('/api/health'), await app.inject('/api/conversations'), ...problems]
  expect([...files, ...answers].map(({ statusCode }) => statusCode)).toEqual([
    ...[200, 404, 200, 200, 200],
    ...[404, 400, 400, 405, 400, 415, 403, 413, 404, 404],
  ])
  for (const { headers } of [...files, ...answers]) {
    expect(headers).toMatchObject({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'microphone=(self), language-model=(self), translator=(self), language-detector=(self), on-device-speech-recognition=(self), camera=(), geolocation=(), payment=(), usb=()',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
  }
  expect(new Set(answers.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['no-store']))
  const ids = problems.map((response) => response.json().requestId)
  expect(ids.every((id) => typeof id === 'string' && id.length > 30)).toBe(true)
  expect(new Set(ids).size).toBe(problems.length)
  expect(log.map((line) => JSON.parse(line).request)).toEqual(expect.arrayContaining(ids))
})

test('C1 sends HSTS over https only', async () => {
  const { app } = await testApp({ trustedProxies: ['127.0.0.1'] })
  const behindProxy = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'forest.example' }
  expect((await app.inject({ url: '/api/health', headers: behindProxy })).headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin',
  })
  const plain = await app.inject({ url: '/api/health', headers: { host: '192.168.1.5:3000' } })
  expect(plain.headers['cross-origin-opener-policy']).toBeUndefined()
})

test('C3 caches pages and files, and serves them precompressed', async () => {
  const { app } = await testApp({ webFolder: builtPages() })
  const page = await app.inject('/')
  expect([page.body, page.headers['cache-control']]).toEqual(['<title>Home</title>', 'no-cache'])
  const file = await app.inject({ url: '/assets/a-1234.js', headers: { 'accept-encoding': 'br' } })
  expect([file.body, file.headers['content-encoding']]).toEqual(['compressed', 'br'])
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const body = async (path: string) => (await app.inject(path)).body
  expect(await body('/dashboard/astrology/?utm=1')).toBe('<title>Home</title>')
  expect(await body('/dashboard/astrology?section=meditation')).toBe('<title>Section</title>')
  expect(await body('/dashboard/astrology?section=unknown')).toBe('<title>Open</title>')
  expect(await body('/shared/abc')).toBe('<title>Open</title>')
  const onward = await app.inject('/astrology')
  expect([onward.statusCode, onward.headers.location]).toEqual([308, '/dashboard/astrology'])
  expect((await app.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode).toBe(200)
  // A 404 cached for a year would hide a file that the next build brings.
  const early = await app.inject('/assets/b-5678.js')
  expect([early.statusCode, early.headers['cache-control']]).toEqual([404, 'no-store'])
  const missing = await app.inject('/nowhere')
  expect([missing.statusCode, missing.body]).toEqual([404, '<title>Not found</title>'])
})

const asked = [
  { sends: {}, title: 'Home' },
  { sends: { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }, title: 'Inicio' },
  { sends: { 'accept-language': 'xx;q=0.9,en;q=0.4,es;q=0.6' }, title: 'Inicio' },
  { sends: { 'accept-language': 'en-GB,es;q=0' }, title: 'Home' },
  { sends: { 'accept-language': 'xx;q=nonsense,,;;' }, title: 'Home' },
  { sends: { 'accept-language': 'es', cookie: 'language=en' }, title: 'Home' },
  { sends: { 'accept-language': 'en', cookie: 'language=es' }, title: 'Inicio' },
  { sends: { cookie: 'language=../../secret' }, title: 'Home' },
  ...[
    '..%2f..%2fsecret',
    '%2e%2e',
    'es/../en',
    'ES',
    '__proto__',
    'constructor',
    '%00es',
    'es%0d%0aset-cookie:a=b',
    '%E0%A4%A',
    '"',
    '',
    'e'.repeat(8_000),
  ].map((value) => ({ sends: { cookie: `language=${value}` }, title: 'Home' })),
  { sends: { cookie: 'language=en; language=es' }, title: 'Home' },
  { sends: { 'accept-language': 'es,'.repeat(4_000) }, title: 'Inicio' },
  { sends: { 'accept-language': `${'xx,'.repeat(4_000)}es` }, title: 'Home' },
  { sends: { 'accept-language': '../es,__proto__;q=2,constructor-es' }, title: 'Home' },
]

test.each(asked)('C3 serves a page in the chosen or requested language: $sends', async ({ sends, title }) => {
  const { app } = await testApp({ webFolder: builtPages() })
  const { body, headers } = await app.inject({ url: '/', headers: { ...sends } })
  expect([body, headers['content-language']]).toEqual([`<title>${title}</title>`, title === 'Home' ? 'en' : 'es'])
  expect(headers['set-cookie']).toBeUndefined()
  expect(String(headers.vary).toLowerCase()).toMatch(/cookie, accept-language/)
})

test('RT-07 an address with a bad percent sequence is the not-found page, and a problem for programs', async () => {
  const webFolder = builtPages()
  const { app } = await testApp({ webFolder })
  for (const url of ['/%E0%A4%A', '/dashboard/%', '/dashboard/public-speaking?section=%E0%A4%A', '/%zz?x=1']) {
    const { body, statusCode, headers } = await app.inject({ url, headers: { accept: 'text/html' } })
    if (url.includes('?section')) expect(statusCode).toBe(200)
    else expect([statusCode, body, headers['content-language']], url).toEqual([404, '<title>Not found</title>', 'en'])
  }
  // The page is read from the disk once.
  rmSync(webFolder, { recursive: true })
  const { body } = await app.inject({ url: '/%zz', headers: { accept: 'text/html' } })
  expect(body).toBe('<title>Not found</title>')
  const forProgram = await app.inject({ url: '/api/%E0%A4%A' })
  expect([forProgram.statusCode, forProgram.json().code]).toEqual([400, 'invalid-request'])
})

test('A6 keeps shares out of search engines and sends no referrer', async () => {
  const { app } = await testApp({ webFolder: builtPages() })
  const { headers } = await app.inject('/shared/abc')
  expect([headers['x-robots-tag'], headers['referrer-policy']]).toEqual(['noindex', 'no-referrer'])
  expect((await app.inject('/')).headers['x-robots-tag']).toBeUndefined()
})

const outside = [
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/%2e%2e%2fpackage.json',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/..%5cpackage.json',
  '/....//package.json',
  '/.hidden',
  '/%2ehidden',
  '/assets/.%2e/.hidden',
  '/pages/table.json',
  '/pages/index.html',
  '/assets/a-1234.js%00.html',
  '/%c0%ae%c0%ae/package.json',
  '//etc/passwd',
  '/assets//../.hidden',
  '/assets/%252e%252e/package.json',
]

test.each(outside)('C3 serves no file at %s', async (path) => {
  const { app } = await testApp({ webFolder: builtPages() })
  const response = await app.inject(path)
  expect([400, 403, 404]).toContain(response.statusCode)
  expect(response.body).not.toMatch(/secret|"name"|root:|patterns|Home/)
})

test('C3 P1 turns an unknown error into a 500 with a request id, without details or text', async () => {
  const chatModel = failing(new Error('canary in a message\n    at canary in its second line (canary.ts:1:1)'))
  const { visitor, log } = await testApp({ chatModel })
  const response = await visitor().say('Hi')
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({
    statusCode: 500,
    code: 'internal',
    message: expect.any(String),
    retryable: true,
    requestId: expect.any(String),
  })
  expect(response.body + log.join('')).not.toContain('canary')
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ status: 500, code: 'internal', request: response.json().requestId })
})

test('P3 says in a health check only that the server responds', async () => {
  const { app } = await testApp()
  expect((await app.inject('/api/health')).json()).toEqual({ status: 'ok' })
})

test("lists the installation's providers without secrets", async () => {
  const { app } = await testApp()
  expect((await app.inject('/api/installation')).json()).toEqual({
    version: '0.0.0',
    storage: 'embedded',
    assistant: { name: 'Built-in coach', builtIn: true, leaves: null },
    encoder: { name: 'none', state: 'missing' },
    // Test files share the pool: another may have used it before.
    speechModel: { name: 'Silero VAD', state: expect.stringMatching(/^(?:unused|ready)$/) },
    translator: { name: 'Built-in phrase book', leaves: null },
    legal: { contact: null, updated: null },
    transcriber: null,
  })
})

const WAV_TYPE = 'audio/wav'
const JSON_TYPE = 'application/json'

const bodies: [url: string, headers: Record<string, string>, sentence: string | undefined][] = [
  ['/api/chatbot', { 'content-type': JSON_TYPE, 'content-encoding': 'gzip' }, 'without a Content-Encoding'],
  ['/api/chatbot', { 'content-type': JSON_TYPE, 'content-encoding': 'br, identity' }, 'without a Content-Encoding'],
  ['/api/analyze/voice', { 'content-type': WAV_TYPE, 'content-encoding': 'deflate' }, 'without a Content-Encoding'],
  ['/api/chatbot', { 'content-type': `${JSON_TYPE}; charset=utf-16` }, 'in UTF-8'],
  ['/api/chatbot', { 'content-type': `${JSON_TYPE};CharSet="UTF-16LE"` }, 'in UTF-8'],
  ['/api/analyze/voice', { 'content-type': `${JSON_TYPE}; charset=iso-8859-1` }, 'in UTF-8'],
  ['/api/chatbot', { 'content-type': `${JSON_TYPE}; charset=UTF-8` }, undefined],
  ['/api/chatbot', { 'content-type': `${JSON_TYPE};charset="utf8"`, 'content-encoding': 'identity' }, undefined],
]

test.each(bodies)('I7 reads a body for %s of type %j, or says to send one %s', async (url, headers, sentence) => {
  const { app, store } = await testApp()
  const payload = JSON.stringify(asking('Hi'))
  const response = await app.inject({ method: 'POST', url, headers, payload })
  if (sentence === undefined) return expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({ statusCode: 415, code: 'unsupported-media-type' })
  expect(response.json().message).toContain(sentence)
  expect(await rowsIn(store, 'owners')).toEqual([])
})
