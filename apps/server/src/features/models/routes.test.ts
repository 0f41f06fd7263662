import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { backUp } from '../../db/backup.ts'
import { openSqlite } from '../../db/sqlite.ts'
import { deleteExpired } from '../../housekeeping.ts'
import { migratedFile, type TestVisitor, temporaryFolder, testApp } from '../../testing/app.ts'
import { modelStandIn, testModels } from '../../testing/model-stand-in.ts'
import { openShare } from '../../testing/share.ts'
import { ENGINES, rowsIn } from '../../testing/stores.ts'
import { realWorld } from '../../world.ts'
import { makeFirstCode, renewCode } from './operator.ts'

const KEY = 'sk-canary-key'
const PUBLIC = { isLocalOnly: false, publicUrl: new URL('https://forest.example') }
const HOUR = 60 * 60 * 1000

/** A request from a browser with an operator session. */
const as = (cookie: string) => ({ host: 'forest.example', origin: 'https://forest.example', cookie })
const ELSEWHERE = { host: 'forest.example', origin: 'https://forest.example' }

async function enter(person: TestVisitor, code: string): Promise<string> {
  const response = await person.ask('POST', '/api/operator', { code }, ELSEWHERE)
  expect(response.statusCode).toBe(204)
  return response.headers['set-cookie']?.toString().split(';')[0] ?? ''
}

const accessOf = async (person: TestVisitor, cookie: string): Promise<string> =>
  (await person.ask('GET', '/api/models', undefined, as(cookie))).json().access

test('lets local users choose the model for the next message', async () => {
  const standIn = await modelStandIn()
  const models = await testModels({ ollamaAddress: standIn.origin, settings: { kind: 'local' } })
  const { person } = await testApp({ models, chatModel: models.chatModel })
  expect(await person.read('/api/models')).toEqual({
    answering: { name: 'llama3.2', builtIn: false, leaves: null },
    source: 'found',
    access: 'allowed',
    saved: null,
    ollama: ['llama3.2'],
  })
  expect((await person.say('Hi')).json().response).toBe('Hello from llama3.2.')
  const set = await person.ask('PUT', '/api/models', { kind: 'built-in' })
  expect(set.json()).toMatchObject({
    answering: { builtIn: true },
    source: 'settings',
    saved: { kind: 'built-in', address: null, model: null, hasKey: false },
  })
  expect((await person.say('Hi')).json().response).not.toContain('llama3.2')
  expect((await person.read('/api/installation')).assistant.builtIn).toBe(true)
  const tested = await person.ask('POST', '/api/models/test', { kind: 'ollama', model: 'unknown' })
  expect(tested.json()).toEqual({
    outcome: 'failed',
    problem: 'Ollama has no model "unknown". Get it with: ollama pull unknown',
  })
})

test('S7 L7 refuses rebound names, proxies and other addresses of this machine', async () => {
  const standIn = await modelStandIn()
  const models = await testModels()
  const { app, visitor } = await testApp({ models })
  const body = { kind: 'openai-compatible', address: standIn.baseUrl, model: 'llama3.2' }
  const tries: [headers: Record<string, string>, remoteAddress: string, status: number][] = [
    [{ host: 'localhost:3000' }, '127.0.0.1', 200],
    [{ host: '127.0.0.1:3000' }, '::1', 200],
    [{ host: 'evil.example:3000' }, '127.0.0.1', 403],
    [{ host: '0.0.0.0:3000' }, '127.0.0.1', 403],
    [{ host: 'localhost.evil.example' }, '127.0.0.1', 403],
    [{ host: 'localhost', origin: 'https://evil.example' }, '127.0.0.1', 403],
    [{ host: 'localhost', 'sec-fetch-site': 'cross-site' }, '127.0.0.1', 403],
    [{ host: 'localhost', 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1', 403],
    [{ host: 'localhost' }, '192.168.1.9', 403],
  ]
  for (const [headers, remoteAddress, status] of tries) {
    const request = { method: 'POST' as const, url: '/api/models/test', remoteAddress, headers, payload: body }
    const before = standIn.heard.length
    expect((await app.inject(request)).statusCode, JSON.stringify([headers, remoteAddress])).toBe(status)
    expect(standIn.heard.length - before).toBe(status === 200 ? 1 : 0)
  }
  const told = await visitor().ask('GET', '/api/models', undefined, { host: 'evil.example' })
  expect(told.json()).toMatchObject({ access: 'needs-code', saved: null, ollama: null })
})

test.each(ENGINES)('S5 opens an operator session for twelve hours with the code on %s', async (_engine, open) => {
  let now = Date.parse('2026-11-20T10:00:00.000Z')
  const world = { ...realWorld, now: () => new Date(now) }
  const store = await open()
  const models = await testModels()
  const { person } = await testApp({ ...PUBLIC, store, world, models })
  const access = (cookie: string) => accessOf(person, cookie)
  // No code exists yet, so none is valid.
  expect((await person.ask('POST', '/api/operator', { code: 'x' }, ELSEWHERE)).statusCode).toBe(403)

  const made = await Promise.all([1, 2, 3].map(() => makeFirstCode({ store, world })))
  const [code = ''] = made.filter((one) => one !== null)
  expect(made.filter((one) => one !== null)).toHaveLength(1)
  expect(code).toMatch(/^(?:[a-z]{5}-){7}[a-z]{5}$/)
  const wrong = await person.ask('POST', '/api/operator', { code: code.replace(/.$/, 'x') }, ELSEWHERE)
  expect([wrong.statusCode, wrong.cookies]).toEqual([403, []])

  const response = await person.ask('POST', '/api/operator', { code: ` ${code.toUpperCase()} ` }, ELSEWHERE)
  expect(response.headers['set-cookie']).toMatch(
    /^__Host-understory-operator=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  const cookie = response.headers['set-cookie']?.toString().split(';')[0] ?? ''
  expect(await access(cookie)).toBe('allowed')
  expect(await access('')).toBe('needs-code')
  const set = await person.ask('PUT', '/api/models', { kind: 'ollama', model: 'm' }, as(cookie))
  expect(set.json()).toMatchObject({ source: 'settings', saved: { kind: 'ollama', model: 'm' } })
  const rows = JSON.stringify([await rowsIn(store, 'operator_codes'), await rowsIn(store, 'operator_sessions')])
  expect(rows).not.toContain(cookie.split('=')[1])
  expect(rows).not.toContain(code.split('-')[0])

  now += 12 * HOUR - 1
  expect(await access(cookie)).toBe('allowed')
  now += 1
  expect(await access(cookie)).toBe('needs-code')
  expect((await person.ask('PUT', '/api/models', { kind: 'built-in' }, as(cookie))).statusCode).toBe(403)
  await deleteExpired(store, world)
  expect(await rowsIn(store, 'operator_sessions')).toEqual([])
  expect(await rowsIn(store, 'operator_codes')).toHaveLength(1)
})

test.each(ENGINES)('S5 ends the former code and its sessions when it is renewed on %s', async (_engine, open) => {
  const store = await open()
  const { person } = await testApp({ ...PUBLIC, store, models: await testModels() })
  const deps = { store, world: realWorld }
  const first = (await makeFirstCode(deps)) ?? ''
  const [stays, leaves] = [await enter(person, first), await enter(person, first)]
  const left = await person.ask('DELETE', '/api/operator', undefined, as(leaves))
  expect(left.headers['set-cookie']).toMatch(/^__Host-understory-operator=; Max-Age=0;/)
  const access = (cookie: string) => accessOf(person, cookie)
  expect([await access(leaves), await access(stays)]).toEqual(['needs-code', 'allowed'])
  const second = await renewCode(deps)
  expect(await makeFirstCode(deps)).toBeNull()
  expect(await access(stays)).toBe('needs-code')
  expect((await person.ask('POST', '/api/operator', { code: first }, ELSEWHERE)).statusCode).toBe(403)
  expect(await access(await enter(person, second))).toBe('allowed')
})

test('R1 S5 limits guesses at the code by address, and refunds correct ones', async () => {
  const { store, visitor } = await testApp({ ...PUBLIC, models: await testModels(), rateLimitScale: 1000 })
  const code = (await makeFirstCode({ store, world: realWorld })) ?? ''
  const guess = (typed: string, address: string) =>
    visitor(address).ask('POST', '/api/operator', { code: typed }, ELSEWHERE)
  for (let count = 0; count < 3; count++) await enter(visitor(), code)
  for (let count = 0; count < 20; count++) expect((await guess(`guess ${count}`, '203.0.113.7')).statusCode).toBe(403)
  const late = await guess(code, '203.0.113.7')
  expect([late.statusCode, late.json().message]).toEqual([429, expect.stringMatching(/Wait \d+ seconds/)])
  expect((await guess(code, '203.0.113.8')).statusCode).toBe(204)
})

test('R1 limits test exchanges, with Retry-After', async () => {
  const { visitor } = await testApp({ models: await testModels() })
  const ask = () => visitor('203.0.113.7').ask('POST', '/api/models/test', { kind: 'built-in' })
  for (let count = 0; count < 20; count++) expect((await ask()).statusCode).toBe(403)
  const { statusCode, headers } = await ask()
  expect([statusCode, headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
})

test('P1 keeps a stored key out of replies, logs, exports, shares and backups', async () => {
  const folder = temporaryFolder()
  const database = migratedFile(folder)
  const store = await openSqlite(database)
  const log: string[] = []
  const standIn = await modelStandIn({ key: KEY })
  const file = join(folder, 'models.json')
  const models = await testModels({ file })
  const { visitor, app } = await testApp({
    store,
    models,
    chatModel: models.chatModel,
    log: pino({ level: 'debug' }, { write: (line: string) => void log.push(line) }),
  })
  const person = visitor()
  const replies: string[] = []
  const ask = async (...asked: Parameters<TestVisitor['ask']>) => {
    const response = await person.ask(...asked)
    replies.push(response.body, JSON.stringify(response.headers))
    return response
  }
  const choice = { kind: 'openai-compatible', address: standIn.baseUrl, model: 'llama3.2', key: KEY }
  await ask('PUT', '/api/models', choice)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(choice)
  expect((await person.say('Hi')).json().response).toBe('Hello from llama3.2.')
  const refused = [
    await ask('PUT', '/api/models', { ...choice, address: 'http://169.254.169.254' }),
    await ask('PUT', '/api/models', { ...choice, key: `${KEY} ${KEY}` }),
    await ask('PUT', '/api/models', { ...choice, [KEY]: KEY }),
    await ask('PUT', '/api/models', { ...choice, kind: KEY }),
    await ask('PUT', '/api/models', `{"key":"${KEY}`),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400])
  await ask('POST', '/api/models/test', { ...choice, model: 'unknown' })
  standIn.behaveInChat((response) => void response.writeHead(500).end(KEY))
  await ask('POST', '/api/models/test', choice)
  replies.push((await person.say('Hi')).body)
  const { share, secret } = (await ask('POST', '/api/shares', { branches: ['word-counter'], access: 'coach' })).json()
  replies.push((await openShare(visitor(), { id: share.id, secret })).body)
  for (const url of ['/api/models', '/api/installation', '/api/account', '/api/shares', '/api/dashboard']) {
    await ask('GET', url)
  }
  backUp(database, join(folder, 'backups'), new Date())
  await app.close()
  await store.close()

  expect(replies.filter((reply) => reply.includes('canary'))).toEqual([])
  expect(log.length).toBeGreaterThan(10)
  expect(log.join('')).not.toContain('canary')
  // Hidden files, too, which a glob leaves out.
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name))
  expect(paths.filter((path) => readFileSync(path).includes('canary'))).toEqual([file])
  expect(statSync(file).mode & 0o777).toBe(0o600)
})
