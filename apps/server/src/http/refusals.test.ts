import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { testApp } from '../testing/app.ts'
import { held } from '../testing/chat-models.ts'
import { asking } from '../testing/events.ts'
import { fullDisk } from '../testing/stores.ts'
import { problemOf } from './errors.ts'
import { LIMITED_ROUTES } from './rate-limits.ts'
import { SLOW_ROUTES } from './route.ts'

test('responds 405 with the allowed methods', async () => {
  const { app } = await testApp()
  const response = await app.inject({ method: 'PUT', url: '/api/conversations/some-id?x=1' })
  expect(response.json()).toMatchObject({ statusCode: 405, code: 'method-not-allowed' })
  expect(response.headers.allow?.split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD', 'PATCH'])
  expect((await app.inject({ method: 'PUT', url: '/api/nothing' })).statusCode).toBe(404)
})

test('H3 sheds load with 503 and Retry-After, while health checks respond', async () => {
  const { app } = await testApp()
  app.isUnderPressure = () => true
  const response = await app.inject('/api/conversations')
  expect(response.json()).toMatchObject({ statusCode: 503, code: 'overloaded', retryable: true })
  expect(response.headers['retry-after']).toBe('2')
  expect(response.headers['content-security-policy']).toBeTruthy()
  expect((await app.inject('/api/health')).statusCode).toBe(200)
})

test('H1 responds with a problem on open connections during shutdown', async () => {
  const { app } = await testApp()
  let late: Response | undefined
  app.addHook('preClose', async () => {
    late = await fetch(`${address}/api/conversations`)
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  await app.close()
  expect(late?.status).toBe(503)
  expect(late?.headers.get('retry-after')).toBe('2')
  expect(await late?.json()).toMatchObject({ code: 'closing', retryable: true, requestId: expect.any(String) })
})

test('H1 closes the connection of a response that is under way at shutdown', async () => {
  const { chatModel, asked, finish } = held()
  const { app } = await testApp({ chatModel })
  app.addHook('preClose', async () => finish())
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const running = fetch(`${address}/api/chatbot`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asking('Hello')),
  })
  await vi.waitFor(() => expect(asked()).toBe(1))
  const closed = app.close()
  const response = await running
  expect(await response.json()).toMatchObject({ response: 'Yes.' })
  expect(response.headers.get('connection')).toBe('close')
  await closed
})

test.each([
  ['H2 has a route for every endpoint with a longer timeout', SLOW_ROUTES],
  ['R1 has a route for every endpoint with a limit of its own', LIMITED_ROUTES],
])('%s', async (_title, routes) => {
  const { app } = await testApp()
  for (const name of Object.keys(routes)) {
    const [method, url] = name.split(' ') as ['GET' | 'POST', string]
    expect(app.hasRoute({ method, url })).toBe(true)
  }
})

test('D6 refuses writes on a full disk, logs no word of them, and keeps reading', async () => {
  const healthy = await testApp()
  await healthy.person.say('Kept before')
  const { person, log } = await testApp({ store: { ...healthy.store, write: async () => fullDisk() } })
  person.cookie = healthy.person.cookie
  const response = await person.say('canary-words')
  expect(response.json()).toMatchObject({ statusCode: 503, code: 'storage-unavailable', retryable: true })
  expect(response.headers['retry-after']).toBe('2')
  expect(await person.read('/api/conversations')).toMatchObject([{ title: 'Kept before' }])
  expect(log.join('')).not.toContain('canary')
})

test('M2 tells of an unreachable PostgreSQL as unavailable storage', async () => {
  const client = new pg.Client({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 })
  const error = await client.connect().catch((error: unknown) => error)
  expect(problemOf(error).code).toBe('storage-unavailable')
})
