import type { FastifyInstance } from 'fastify'
import { expect, test, vi } from 'vitest'
import { builtInCoach } from '../ai/built-in-coach.ts'
import type { ChatModel } from '../ai/chat-model.ts'
import type { Mailer } from '../mail/mailer.ts'
import { echo, testApp } from '../testing/app.ts'
import { realWorld } from '../world.ts'
import { callerOf } from './caller.ts'
import { ownAllowances, RateLimiter } from './rate-limiter.ts'
import { LIMITED_ROUTES, RATE_LIMITS } from './rate-limits.ts'

const STRANGER = '203.0.113.5'
const NEIGHBOR = '203.0.113.6'
const paid: ChatModel = echo

const read = (app: FastifyInstance, remoteAddress: string, headers = {}) =>
  app.inject({ url: '/api/installation', remoteAddress, headers })

/** Sends a message from an address; returns the cookie of a new owner. */
async function say(app: FastifyInstance, remoteAddress: string, cookie = '') {
  const response = await app.inject({
    method: 'POST',
    url: '/api/chatbot',
    remoteAddress,
    headers: { ...(cookie && { cookie }) },
    payload: { messages: [{ role: 'user', content: 'Hi' }], context: 'Work' },
  })
  const [set] = response.cookies
  return { status: response.statusCode, response, cookie: set ? `${set.name}=${set.value}` : cookie }
}

/** A language model that blocks until released. */
function heldModel() {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  let asked = 0
  const reply: ChatModel['reply'] = async function* () {
    asked++
    await finished
    yield 'Yes.'
  }
  return { chatModel: { ...paid, reply }, asked: () => asked, finish }
}

test('R1 R2 allows 600 requests a minute per address, then 429 with Retry-After', async () => {
  let elapsed = 0
  const { app } = await testApp({ world: { ...realWorld, elapsed: () => elapsed }, rateLimitScale: 0.05 })
  const statuses: number[] = []
  // Without an owner an address also counts as one visitor, whose limit is lower: 300, here a twentieth of it.
  for (let count = 0; count < 16; count++) {
    elapsed += 100
    const forged = { 'x-forwarded-for': `198.51.100.${count}`, forwarded: `for=198.51.100.${count}` }
    statuses.push((await read(app, STRANGER, forged)).statusCode)
  }
  expect(statuses).toEqual([...Array(15).fill(200), 429])
  const refused = await read(app, STRANGER)
  expect(refused.json()).toMatchObject({ code: 'too-many-requests', retryable: true, statusCode: 429 })
  expect(refused.json().requestId).toBeTruthy()
  expect(Number(refused.headers['retry-after'])).toBe(59)
  expect(refused.json().message).toContain('59 seconds')
  expect((await read(app, NEIGHBOR)).statusCode).toBe(200)
  expect((await app.inject({ url: '/api/health', remoteAddress: STRANGER })).statusCode).toBe(200)
  elapsed += 60_000
  expect((await read(app, STRANGER)).statusCode).toBe(200)
})

test('R1 allows 20 new owners a minute per address, and known ones beyond', async () => {
  const { app, store } = await testApp()
  const first = await say(app, STRANGER)
  for (let count = 1; count < 20; count++) expect((await say(app, STRANGER)).status).toBe(200)
  expect((await say(app, STRANGER)).response.json().code).toBe('too-many-requests')
  expect((await say(app, STRANGER, first.cookie)).status).toBe(200)
  expect((await say(app, NEIGHBOR)).status).toBe(200)
  expect(await store.read.selectFrom('owners').selectAll().execute()).toHaveLength(21)
})

test('R1 R3 allows 20 model answers a minute per visitor; the coach is unlimited', async () => {
  const asked: string[] = []
  const counting: ChatModel = {
    ...paid,
    reply: async function* () {
      asked.push('once')
      yield 'Yes.'
    },
  }
  for (const [chatModel, last] of [
    [counting, 429],
    [builtInCoach, 200],
  ] as const) {
    const { app } = await testApp({ chatModel })
    const { cookie } = await say(app, STRANGER)
    for (let count = 0; count < 20; count++) await say(app, STRANGER, cookie)
    expect((await say(app, STRANGER, cookie)).status).toBe(last)
  }
  expect(asked.length).toBeLessThanOrEqual(21)
})

test('R1 search by meaning has a limit of its own', async () => {
  const { app } = await testApp({ rateLimitScale: 0.02 })
  const search = () =>
    app.inject({ url: '/api/nav/search', remoteAddress: STRANGER, headers: { 'understory-search': 'rent' } })
  for (let count = 0; count < 4; count++) expect((await search()).statusCode).toBe(200)
  expect((await search()).json().code).toBe('too-many-requests')
  expect((await read(app, STRANGER)).statusCode).toBe(200)
})

test.each(Object.entries(RATE_LIMITS))('R1 allows exactly the number of the limit "%s"', async (name, limits) => {
  for (const limit of limits) {
    const limiter = new RateLimiter(ownAllowances, () => 0)
    const waits = await Promise.all(Array.from({ length: limit.count + 1 }, () => limiter.take(name, 'a', limit)))
    expect(waits).toEqual([...Array(limit.count).fill(0), limit.seconds])
    expect(await limiter.take(name, 'b', limit)).toBe(0)
  }
})

test('R1 has a route for every endpoint with its own limit', async () => {
  const { app } = await testApp()
  for (const name of Object.keys(LIMITED_ROUTES)) {
    const [method, url] = name.split(' ') as ['GET' | 'POST', string]
    expect(app.hasRoute({ method, url })).toBe(true)
  }
})

test('D8 ignores changes of the clock', async () => {
  let now = Date.now()
  const { app } = await testApp({
    world: { ...realWorld, now: () => new Date(now), elapsed: () => 0 },
    rateLimitScale: 1 / 300,
  })
  expect((await read(app, STRANGER)).statusCode).toBe(200)
  for (const step of [3_600_000, -7_200_000, 86_400_000 * 365]) {
    now += step
    const refused = await read(app, STRANGER)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBe(60)
  }
})

test('R2 bounds its memory, dropping expired callers first', async () => {
  let elapsed = 0
  const limiter = new RateLimiter(ownAllowances, () => elapsed)
  const limit = { count: 1, seconds: 60 }
  for (let caller = 0; caller < 20_000; caller++) await limiter.take('address', String(caller), limit)
  elapsed = 61_000
  await limiter.take('address', 'late', limit)
  for (let caller = 0; caller < 19_998; caller++) await limiter.take('address', `new ${caller}`, limit)
  expect(await limiter.take('address', 'late', limit)).toBeGreaterThan(0)
})

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('R2 counts %s as %s', (address, caller) => {
  expect(callerOf(address)).toBe(caller)
})

test('R2 exempts loopback only locally, and never through a proxy', async () => {
  const elapsed = () => 0
  const local = await testApp({ world: { ...realWorld, elapsed }, rateLimitScale: 1 / 600 })
  const open = await testApp({
    world: { ...realWorld, elapsed },
    rateLimitScale: 1 / 600,
    publicUrl: new URL('https://forest.example'),
  })
  const twice = async (app: FastifyInstance, headers: Record<string, string>) => {
    await app.inject({ url: '/api/installation', headers: { host: 'localhost:3000', ...headers } })
    return (await app.inject({ url: '/api/installation', headers: { host: 'localhost:3000', ...headers } })).statusCode
  }
  expect(await twice(local.app, {})).toBe(200)
  expect(await twice(local.app, { origin: 'http://127.0.0.1:3000' })).toBe(200)
  expect(await twice(open.app, {})).toBe(429)
  for (const headers of [
    { via: '1.1 proxy' },
    { 'x-forwarded-proto': 'https' },
    { host: 'forest.example' },
    { host: '127.evil.example' },
    { origin: 'https://forest.example' },
  ]) {
    const { app } = await testApp({ world: { ...realWorld, elapsed }, rateLimitScale: 1 / 600 })
    expect(await twice(app, headers)).toBe(429)
  }
})

test('R3 enforces a daily limit for everyone, which spares the model', async () => {
  let asked = 0
  const counting: ChatModel = {
    ...paid,
    reply: async function* () {
      asked++
      yield 'Yes.'
    },
  }
  const { app } = await testApp({ chatModel: counting, dailyAnswers: 3 })
  for (const address of [STRANGER, NEIGHBOR, STRANGER]) expect((await say(app, address)).status).toBe(200)
  const { response } = await say(app, NEIGHBOR)
  expect(response.json()).toMatchObject({ statusCode: 429, code: 'too-many-requests' })
  expect(response.json().message).toContain('That is all for today. Wait 24 hours')
  expect(asked).toBe(3)
})

test("R3 A1 doesn't count malformed requests toward the daily limit", async () => {
  const { app } = await testApp({ chatModel: paid, dailyAnswers: 3 })
  for (let count = 0; count < 6; count++) {
    const refused = await app.inject({ method: 'POST', url: '/api/chatbot', remoteAddress: STRANGER, payload: {} })
    expect(refused.statusCode).toBe(400)
  }
  expect((await say(app, NEIGHBOR)).status).toBe(200)
})

test('R3 L3 allows four concurrent answers per owner and 32 per process', async () => {
  const { chatModel, asked, finish } = heldModel()
  const { app } = await testApp({ chatModel })
  const say5 = (address: string) => Array.from({ length: 5 }, () => say(app, address))
  const greedy = say5(STRANGER)
  const others = Array.from({ length: 9 }, (_, index) => say5(`198.51.100.${index}`)).flat()
  await vi.waitFor(() => expect(asked()).toBe(32), { timeout: 10_000 })
  finish()
  const statuses = await Promise.all([...greedy, ...others].map(async (said) => (await said).status))
  expect(statuses.slice(0, 5).filter((status) => status === 429)).toHaveLength(1)
  expect(statuses.filter((status) => status === 200)).toHaveLength(32)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(5)
  expect((await say(app, STRANGER)).status).toBe(200)
})

test("R1 R3 allows an address ten times an owner's limit for new owners", async () => {
  const { app } = await testApp({ chatModel: paid })
  const answered: number[] = []
  for (let person = 0; person < 11; person++) {
    const { cookie } = await say(app, STRANGER)
    let count = 0
    while (count < 20 && (await say(app, STRANGER, cookie)).status === 200) count++
    answered.push(count)
  }
  expect(answered).toEqual([...Array(10).fill(20), 0])
  const { cookie } = await say(app, NEIGHBOR)
  expect((await say(app, NEIGHBOR, cookie)).status).toBe(200)
})

/** Creates a share with an invitation to be mailed. */
async function invite(app: FastifyInstance, remoteAddress: string, email: string): Promise<string> {
  const payload = { branches: ['word-counter'], access: 'view', email, invite: true }
  const response = await app.inject({ method: 'POST', url: '/api/shares', remoteAddress, payload })
  return response.json().invitation
}

test('R1 A6 mails 30 invitations an hour per address and five a day per recipient', async () => {
  let elapsed = 0
  const mails: string[] = []
  const mailer: Mailer = { send: async ({ to }) => mails.push(to) > 0 }
  const { app } = await testApp({ mailer, world: { ...realWorld, elapsed: () => elapsed } })
  const outcomes: string[] = []
  for (let person = 0; person < 32; person++) {
    // Stays below the newcomer limit.
    elapsed += 4_000
    outcomes.push(await invite(app, STRANGER, `person-${person}@example.org`))
  }
  expect(outcomes).toEqual([...Array(30).fill('sent'), 'ready', 'ready'])

  const toLena: string[] = []
  for (let place = 10; place < 17; place++) toLena.push(await invite(app, `198.51.100.${place}`, 'Lena@example.org'))
  expect(toLena).toEqual([...Array(5).fill('sent'), 'ready', 'ready'])
  expect(await invite(app, NEIGHBOR, 'somebody@example.org')).toBe('sent')
  expect(mails).toHaveLength(36)
})
