import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { IMPORT_BODY_BYTES } from '@understory/contract/limits'
import Fastify, { type FastifyInstance, type onRequestHookHandler } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '../testing/app.ts'
import { handleErrors } from './errors.ts'
import { limitUnreadAnswers, openPlaces, takePlaceForBody } from './places.ts'
import { disconnectSlowBodies } from './slow-bodies.ts'

const HERE = '127.0.0.1'

async function portOf(app: FastifyInstance): Promise<number> {
  onTestFinished(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  return Number(new URL(await app.listen({ host: HERE, port: 0 })).port)
}

function listening(onRequest: onRequestHookHandler[]): Promise<number> {
  const app = Fastify()
  handleErrors(app)
  app.post('/', { onRequest }, async () => 'fine')
  return portOf(app)
}

/** Sends the beginning of a body. */
function trickle(port: number) {
  const headers = { 'content-length': 1000, 'content-type': 'text/plain' }
  const client = request({ port, host: HERE, method: 'POST', headers })
  const ended = new Promise<'cut'>((resolve) => client.once('error', () => resolve('cut')))
  client.write('slow')
  return { client, ended }
}

const post = async (port: number) => (await fetch(`http://${HERE}:${port}/`, { method: 'POST' })).status

test('R1 R3 H4 limits places per caller and in total, says which limit was hit, and frees a place once', () => {
  const places = openPlaces({ total: 3, each: 2 })
  const giveBack = places.take('a')
  places.take('a')
  expect(() => places.take('a')).toThrow(expect.objectContaining({ code: 'too-many-requests', retryAfterSeconds: 5 }))
  places.take('b')
  expect(places.isFull()).toBe(true)
  expect(() => places.take('c')).toThrow(expect.objectContaining({ code: 'overloaded', retryAfterSeconds: 5 }))
  giveBack()
  giveBack()
  places.take('c')
  expect(places.isFull()).toBe(true)
})

test('H4 holds a place until the sender leaves or is answered', async () => {
  const places = openPlaces({ total: 1 })
  const port = await listening([takePlaceForBody(places)])
  const { client } = trickle(port)
  await vi.waitFor(() => expect(places.isFull()).toBe(true))
  expect(await post(port)).toBe(429)
  client.destroy()
  await vi.waitFor(() => expect(places.isFull()).toBe(false))
  expect([await post(port), await post(port)]).toEqual([200, 200])
})

test('H4 takes no place when the sender leaves during a hook', async () => {
  const places = openPlaces({ total: 1 })
  let isLate = false
  const wait: onRequestHookHandler = (_request, reply, done) => {
    reply.raw.once('close', () => setTimeout(done))
  }
  const note: onRequestHookHandler = (_request, _reply, done) => {
    isLate = true
    done()
  }
  const { client } = trickle(await listening([wait, takePlaceForBody(places), note]))
  setTimeout(() => client.destroy(), 50)
  await vi.waitFor(() => expect(isLate).toBe(true))
  expect(places.isFull()).toBe(false)
})

test('H4 disconnects a slow body after a grace period', async () => {
  const pace = { bytesPerSecond: 16 * 1024, graceMilliseconds: 100, everyMilliseconds: 20 }
  const port = await listening([disconnectSlowBodies(pace)])
  const { ended } = trickle(port)
  expect(await post(port)).toBe(200)
  expect(await ended).toBe('cut')
})

test('H4 R1 admits four imports per address, and small requests beside them', async () => {
  const { app } = await testApp({ trustedProxies: [HERE] })
  const port = await portOf(app)
  /** Announces a length and sends two bytes. */
  const begin = (from: string, path = '/api/account/import', length = IMPORT_BODY_BYTES) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from, 'content-length': length }
    const client = request({ host: HERE, port, method: 'POST', path, headers })
    const status = new Promise<number>((resolve) => {
      client.on('response', (response) => resolve(response.resume().statusCode ?? 0))
      client.on('error', () => resolve(0))
    })
    client.write('{}')
    return { status, leave: () => client.destroy() }
  }
  const school = '203.0.113.5'
  const held = Array.from({ length: 4 }, () => begin(school))
  await vi.waitFor(async () => {
    const one = begin(school)
    const status = await Promise.race([one.status, new Promise((resolve) => setTimeout(resolve, 200))])
    one.leave()
    expect(status).toBe(429)
  }, 5_000)
  // Admitted, and refused for its shape only.
  expect(await begin(school, '/api/chatbot', 2).status).toBe(400)
  for (const { leave } of held) leave()
  await vi.waitFor(async () => expect(await begin(school, '/api/account/import', 2).status).toBe(400), 5_000)
})

test('H4 R1 limits large unread responses, passes small ones, and frees places on read', async () => {
  const app = Fastify({ trustProxy: true })
  handleErrors(app)
  limitUnreadAnswers(app)
  // More than the sockets of any system take up unread.
  const large = 'x'.repeat(24 * 1024 * 1024)
  app.get('/large', async () => large)
  app.get('/large-as-bytes', async () => Buffer.from(large))
  app.get('/small', async () => 'x')
  const port = await portOf(app)
  /** Reads only the status until told to continue. */
  const ask = async (from: string, path = '/large') => {
    const client = request({ host: HERE, port, path, headers: { 'x-forwarded-for': from }, agent: false }).end()
    const [response]: IncomingMessage[] = await once(client, 'response')
    client.on('error', () => {})
    return { status: response?.statusCode, leave: () => client.destroy(), read: () => response?.resume() }
  }
  const statusOf = async (from: string, path?: string) => {
    const { status, leave } = await ask(from, path)
    leave()
    return status
  }
  const here = '203.0.113.5'
  const unread = []
  for (let count = 0; count < 16; count++) unread.push(await ask(here, count % 2 ? '/large' : '/large-as-bytes'))
  expect(unread.map(({ status }) => status)).toEqual(unread.map(() => 200))
  expect(await statusOf(here)).toBe(429)
  expect(await statusOf(here, '/small')).toBe(200)
  expect(await statusOf('203.0.113.6')).toBe(200)
  unread[0]?.read()
  await vi.waitFor(async () => expect(await statusOf(here)).toBe(200), 5_000)
})
