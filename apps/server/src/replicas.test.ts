import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { versionsOf } from './db/postgres.ts'
import { asking, listenTo } from './testing/events.ts'
import { listenHere } from './testing/listen.ts'
import { hangsAfter, says } from './testing/misbehaving-endpoint.ts'
import { Client, type Running, spawnServer } from './testing/server-process.ts'
import { freshPostgresUrl } from './testing/stores.ts'

// Three processes on one PostgreSQL, as behind a load balancer, with a language model.
let url = ''
let servers: Running[] = []
let behaviour: (response: ServerResponse) => unknown = says('Fine.')
let asked = 0
const model = createServer(async (request, response) => {
  asked++
  request.resume()
  await once(request, 'end')
  await behaviour(response)
})

beforeAll(async () => {
  const port = await listenHere(model)
  url = await freshPostgresUrl()
  const environment = {
    DATABASE_URL: url,
    PUBLIC_URL: 'https://forest.example',
    TRUST_PROXY: '127.0.0.1/32',
    AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    AI_MODEL: 'stand-in',
    RATE_LIMIT_SCALE: '0.2',
  }
  servers = await Promise.all([1, 2, 3].map(() => spawnServer(environment)))
}, 180_000)

afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL')
  model.closeAllConnections()
  model.close()
})

const replica = (index: number): string => servers[index % servers.length]?.address ?? ''

/** A client with its own address that chooses its replica. */
class Person extends Client {
  static count = 0
  readonly #from = `203.0.113.${++Person.count}`

  /** Retries while a process is overloaded. */
  async askAt(index: number, method: string, path: string, body?: unknown, headers = {}): Promise<Response> {
    for (;;) {
      const from = { 'x-forwarded-for': this.#from, ...headers }
      const response = await this.ask(replica(index) + path, method, body, from)
      if (response.status !== 503) return response
      const { code } = (await response.clone().json()) as { code: string }
      if (code !== 'overloaded') return response
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }

  async read<T>(index: number, path: string): Promise<T> {
    return (await (await this.askAt(index, 'GET', path)).json()) as T
  }
}

type Account = { writingExceptions: unknown[] }
type Made = { share: { id: string }; secret: string }

async function makeShare(owner: Person, index: number, headers = {}): Promise<Made> {
  const wanted = { branches: ['word-counter'], access: 'view' }
  const response = await owner.askAt(index, 'POST', '/api/shares', wanted, headers)
  expect(response.status).toBe(201)
  return (await response.json()) as Made
}

const word = (value: string) => ({ kind: 'word', value })
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

test('M2 migrates once when three processes start together', async () => {
  const { database, program } = await versionsOf(url)
  expect(database).toBe(program)
  for (const index of [0, 1, 2]) expect((await fetch(`${replica(index)}/api/health`)).status).toBe(200)
})

test("R2 shares an address's limit and guesses across three processes", async () => {
  const stranger = new Person()
  const statuses = await Promise.all(
    times(120).map(async (index) => (await stranger.askAt(index, 'GET', '/api/installation')).status),
  )
  const passed = statuses.filter((status) => status === 200).length
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(passed).toBeGreaterThanOrEqual(54)
  expect(passed).toBeLessThanOrEqual(60)

  const guesser = new Person()
  const guess = (index: number) => guesser.askAt(index, 'POST', '/api/device-codes/redeem', { code: 'x' })
  const guesses = await Promise.all(times(36).map(async (index) => (await guess(index)).status))
  expect(guesses.toSorted()).toEqual([...Array(20).fill(404), ...Array(16).fill(429)])
})

test.each([false, true])('D2 carries out a write once that is sent to three processes; first: %s', async (isFirst) => {
  const person = new Person()
  if (!isFirst) await person.askAt(0, 'POST', '/api/writing-exceptions', word('first'))
  const key = { 'idempotency-key': crypto.randomUUID() }
  const made = await Promise.all(times(3).map((index) => makeShare(person, index, key)))
  expect(new Set(made.map(({ share }) => share.id)).size).toBe(1)
  expect(await person.read(1, '/api/shares')).toHaveLength(1)
})

test('S2 ends a session on all processes, and its streams within five seconds', async () => {
  const laptop = new Person()
  const phone = new Person()
  await laptop.askAt(0, 'POST', '/api/writing-exceptions', word('oak'))
  const { code } = (await (await laptop.askAt(1, 'POST', '/api/device-codes', {})).json()) as { code: string }
  expect((await phone.askAt(2, 'POST', '/api/device-codes/redeem', { code })).status).toBe(204)
  const words = async (index: number) => (await phone.read<Account>(index, '/api/account')).writingExceptions.length
  expect(await words(0)).toBe(1)

  behaviour = hangsAfter('One')
  const stream = await listenTo(replica(1), asking('Hello'), { cookie: phone.cookie })
  const sessions = await laptop.read<{ id: string; isThis: boolean }[]>(2, '/api/sessions')
  const other = sessions.find(({ isThis }) => !isThis)
  expect((await laptop.askAt(0, 'DELETE', `/api/sessions/${other?.id}`)).status).toBe(204)
  const ended = performance.now()
  for (const index of [0, 1, 2]) expect(await words(index)).toBe(0)
  await stream.ended
  expect(performance.now() - ended).toBeLessThan(5_000)
  behaviour = says('Fine.')
})

test('A4 B4 revokes shares and deletes owners on every process at once', async () => {
  const owner = new Person()
  const viewer = new Person()
  const made = await makeShare(owner, 0)
  const shared = `/api/shared/${made.share.id}`
  expect((await viewer.askAt(1, 'POST', `${shared}/open`, { secret: made.secret })).status).toBe(200)
  for (const index of [0, 1, 2]) expect((await viewer.askAt(index, 'GET', shared)).status).toBe(200)
  expect((await owner.askAt(2, 'DELETE', `/api/shares/${made.share.id}`)).status).toBe(204)
  for (const index of [0, 1, 2]) expect((await viewer.askAt(index, 'GET', shared)).status).toBe(404)
  expect((await viewer.askAt(0, 'POST', `${shared}/open`, { secret: made.secret })).status).toBe(404)

  await owner.askAt(1, 'POST', '/api/writing-exceptions', word('ash'))
  const { cookie } = owner
  expect((await owner.askAt(1, 'DELETE', '/api/account')).status).toBe(204)
  owner.cookie = cookie
  for (const index of [0, 1, 2]) {
    expect((await owner.read<Account>(index, '/api/account')).writingExceptions).toEqual([])
    owner.cookie = cookie
  }
})

test('NET-03 caches generated branches across processes', async () => {
  const more = { icon: '🐝', description: 'How to begin.' }
  const grown = ['Asking', 'Saying no', 'Thanking'].map((label) => ({ label, ...more }))
  behaviour = says(JSON.stringify({ places: grown }))
  const before = asked
  const person = new Person()
  const lists: unknown[] = []
  for (const index of [0, 1, 2]) lists.push(await person.read(index, '/api/nav/sub-branches?branch=Beekeeping'))
  expect(lists[0]).toMatchObject(grown)
  expect(new Set(lists.map((list) => JSON.stringify(list))).size).toBe(1)
  expect(asked - before).toBe(1)
})
