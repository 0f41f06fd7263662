import { expect, test, vi } from 'vitest'
import { builtInCoach } from '../ai/built-in-coach.ts'
import type { Mailer } from '../mail/mailer.ts'
import { echo, type TestVisitor, testApp } from '../testing/app.ts'
import { held, listening } from '../testing/chat-models.ts'
import { rowsIn } from '../testing/stores.ts'
import { realWorld } from '../world.ts'
import { callerOf } from './caller.ts'
import { ownAllowances, RateLimiter } from './rate-limiter.ts'

const STRANGER = '203.0.113.5'
const NEIGHBOR = '203.0.113.6'

const read = (person: TestVisitor, headers = {}) => person.ask('GET', '/api/installation', undefined, headers)

test('R1 R2 D8 allows 600 requests a minute per address despite clock changes, then 429 with Retry-After', async () => {
  let elapsed = 0
  let now = Date.now()
  const world = { ...realWorld, now: () => new Date(now), elapsed: () => elapsed }
  const { visitor } = await testApp({ world, rateLimitScale: 0.05 })
  const stranger = visitor(STRANGER)
  const statuses: number[] = []
  // Without an owner an address also counts as one visitor, whose limit is lower: 300, here a twentieth of it.
  for (let count = 0; count < 16; count++) {
    elapsed += 100
    const forged = { 'x-forwarded-for': `198.51.100.${count}`, forwarded: `for=198.51.100.${count}` }
    statuses.push((await read(stranger, forged)).statusCode)
  }
  expect(statuses).toEqual([...Array(15).fill(200), 429])
  const refused = await read(stranger)
  expect(refused.json()).toMatchObject({ code: 'too-many-requests', retryable: true, statusCode: 429 })
  expect(refused.json().requestId).toBeTruthy()
  expect(refused.json().message).toContain('59 seconds')
  for (const step of [0, 3_600_000, -7_200_000, 86_400_000 * 365]) {
    now += step
    expect((await read(stranger)).headers['retry-after']).toBe('59')
  }
  expect((await read(visitor(NEIGHBOR))).statusCode).toBe(200)
  expect((await stranger.ask('GET', '/api/health')).statusCode).toBe(200)
  elapsed += 60_000
  expect((await read(stranger)).statusCode).toBe(200)
})

test('R1 allows 20 new owners a minute per address, and known ones beyond', async () => {
  const { visitor, store } = await testApp()
  const first = visitor(STRANGER)
  await first.say('Hi')
  for (let count = 1; count < 20; count++) expect((await visitor(STRANGER).say('Hi')).statusCode).toBe(200)
  expect((await visitor(STRANGER).say('Hi')).json().code).toBe('too-many-requests')
  expect((await first.say('Hi')).statusCode).toBe(200)
  expect((await visitor(NEIGHBOR).say('Hi')).statusCode).toBe(200)
  expect(await rowsIn(store, 'owners')).toHaveLength(21)
})

test('R1 search by meaning has a limit of its own', async () => {
  const { visitor } = await testApp({ rateLimitScale: 0.02 })
  const stranger = visitor(STRANGER)
  const search = () => stranger.ask('GET', '/api/nav/search', undefined, { 'understory-search': 'rent' })
  for (let count = 0; count < 4; count++) expect((await search()).statusCode).toBe(200)
  expect((await search()).json().code).toBe('too-many-requests')
  expect((await read(stranger)).statusCode).toBe(200)
})

test('R2 bounds its memory, dropping expired callers first', async () => {
  let elapsed = 0
  const limiter = new RateLimiter(ownAllowances, () => elapsed)
  const limit = { count: 1, seconds: 60 }
  expect([await limiter.take('address', 'a', limit), await limiter.take('address', 'a', limit)]).toEqual([0, 60])
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

const publicUrl = new URL('https://forest.example')

test.each<[status: number, headers: Record<string, string>, publicly?: { publicUrl: URL }]>([
  [200, {}],
  [200, { origin: 'http://127.0.0.1:3000' }],
  [429, {}, { publicUrl }],
  [429, { via: '1.1 proxy' }],
  [429, { 'x-forwarded-proto': 'https' }],
  [429, { host: 'forest.example' }],
  [429, { host: '127.evil.example' }],
  [429, { origin: 'https://forest.example' }],
])('R2 exempts loopback only locally, and never through a proxy: %i for %j', async (status, headers, publicly) => {
  const { app } = await testApp({ world: { ...realWorld, elapsed: () => 0 }, rateLimitScale: 1 / 600, ...publicly })
  const ask = () => app.inject({ url: '/api/installation', headers: { host: 'localhost:3000', ...headers } })
  await ask()
  expect((await ask()).statusCode).toBe(status)
})

test('R3 A1 enforces a daily limit of well-formed requests for everyone, which spares the model', async () => {
  const { chatModel, heard } = listening()
  const { visitor } = await testApp({ chatModel, dailyAnswers: 3 })
  const say = (address: string) => visitor(address).say('Hi')
  const malformed = () => visitor(STRANGER).ask('POST', '/api/chatbot', {})
  for (let count = 0; count < 6; count++) expect((await malformed()).statusCode).toBe(400)
  for (const address of [STRANGER, NEIGHBOR, STRANGER]) expect((await say(address)).statusCode).toBe(200)
  const response = await say(NEIGHBOR)
  expect(response.json()).toMatchObject({ statusCode: 429, code: 'too-many-requests' })
  expect(response.json().message).toContain('That is all for today. Wait 24 hours')
  expect(heard).toHaveLength(3)
})

test('R3 L3 allows four concurrent answers per owner or address and 32 per process', async () => {
  const { chatModel, asked, finish } = held()
  const { visitor } = await testApp({ chatModel })
  const owner = visitor(STRANGER)
  await owner.ask('POST', '/api/writing-exceptions', { kind: 'word', value: 'elm' })
  const say5 = (address: string) => Array.from({ length: 5 }, () => visitor(address).say('Hi'))
  const greedy = Array.from({ length: 5 }, () => owner.say('Hi'))
  await vi.waitFor(() => expect(asked()).toBe(4))
  const others = Array.from({ length: 9 }, (_, index) => say5(`198.51.100.${index}`)).flat()
  await vi.waitFor(() => expect(asked()).toBe(32), { timeout: 10_000 })
  finish()
  const statuses = await Promise.all([...greedy, ...others].map(async (said) => (await said).statusCode))
  for (const from of [0, 5]) expect(statuses.slice(from, from + 5).filter((status) => status === 429)).toHaveLength(1)
  expect(statuses.filter((status) => status === 200)).toHaveLength(32)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(5)
  expect((await visitor(STRANGER).say('Hi')).statusCode).toBe(200)
})

test('R1 R3 allows 20 model answers a minute per owner and 200 per address; the coach is unlimited', async () => {
  const { visitor } = await testApp({ chatModel: echo })
  const answered: number[] = []
  for (let number = 0; number < 11; number++) {
    const person = visitor(STRANGER)
    await person.say('Hi')
    let count = 0
    while (count < 25 && (await person.say('Hi')).statusCode === 200) count++
    answered.push(count)
  }
  expect(answered).toEqual([...Array(10).fill(20), 0])
  const coached = (await testApp({ chatModel: builtInCoach })).visitor(STRANGER)
  for (let count = 0; count < 22; count++) expect((await coached.say('Hi')).statusCode).toBe(200)
  const neighbor = visitor(NEIGHBOR)
  await neighbor.say('Hi')
  expect((await neighbor.say('Hi')).statusCode).toBe(200)
})

/** Makes a share with an invitation to be mailed. */
async function invite(owner: TestVisitor, email: string): Promise<string> {
  const wanted = { branches: ['word-counter'], access: 'view', email, invite: true }
  return (await owner.ask('POST', '/api/shares', wanted)).json().invitation
}

test('R1 A6 mails 30 invitations an hour per address and five a day per recipient', async () => {
  let elapsed = 0
  const mails: string[] = []
  const mailer: Mailer = { send: async ({ to }) => mails.push(to) > 0 }
  const { visitor } = await testApp({ mailer, world: { ...realWorld, elapsed: () => elapsed } })
  const outcomes: string[] = []
  for (let person = 0; person < 32; person++) {
    // Stays below the newcomer limit.
    elapsed += 4_000
    outcomes.push(await invite(visitor(STRANGER), `person-${person}@example.org`))
  }
  expect(outcomes).toEqual([...Array(30).fill('sent'), 'ready', 'ready'])

  const toLena: string[] = []
  for (let place = 10; place < 17; place++)
    toLena.push(await invite(visitor(`198.51.100.${place}`), 'Lena@example.org'))
  expect(toLena).toEqual([...Array(5).fill('sent'), 'ready', 'ready'])
  expect(await invite(visitor(NEIGHBOR), 'somebody@example.org')).toBe('sent')
  expect(mails).toHaveLength(36)
})
