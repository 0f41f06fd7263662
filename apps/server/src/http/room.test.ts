import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { IMPORT_BODY_BYTES, TEXT_BODY_BYTES } from '@understory/contract/limits'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '../testing/app.ts'
import { answerProblems } from './errors.ts'
import { holdAnswers, ROOM } from './room.ts'

/** Of the first address; the next gets half of what is left, and so on. */
const PER_ADDRESS = ROOM / 2 / IMPORT_BODY_BYTES

function portOf({ server }: FastifyInstance): number {
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

async function listening() {
  const { app } = await testApp({ trustedProxies: ['127.0.0.1'] })
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.server.closeAllConnections())
  const port = portOf(app)

  /** Says how much will come, sends two bytes, and waits; of chunks nobody says how much. */
  function begin(from: string, length: number | 'chunked', path = '/api/account/import') {
    const size = length === 'chunked' ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from, ...size }
    const client = request({ host: '127.0.0.1', port, method: 'POST', path, headers })
    let status = 0
    client.on('response', (response) => {
      status = response.statusCode ?? 0
      response.resume()
    })
    client.on('error', () => {})
    client.write('{}')
    return { leave: () => client.destroy(), status: () => status }
  }
  /** Is answered with an error of its shape when it was let in, since `{}` is no request that these endpoints take. */
  const answered = async (from: string, length: number | 'chunked', path?: string) => {
    const { status, leave } = begin(from, length, path)
    await vi.waitFor(() => expect(status()).not.toBe(0)).finally(leave)
    return status()
  }
  return { begin, answered }
}

test('H4 R1: large bodies of one address that are on their way have so much room, and smaller ones are let in beside them', async () => {
  const { begin, answered } = await listening()
  const school = '203.0.113.5'
  const held = Array.from({ length: PER_ADDRESS }, (_, count) =>
    begin(school, count % 2 === 0 ? IMPORT_BODY_BYTES : 'chunked'),
  )
  expect(PER_ADDRESS, 'people of one school who import at once').toBeGreaterThan(3)

  await vi.waitFor(async () => expect(await answered(school, IMPORT_BODY_BYTES)).toBe(429), 5_000)
  expect(await answered(school, 'chunked', '/api/chatbot')).toBe(429)
  expect(await answered(school, 2, '/api/chatbot')).toBe(400)
  expect(held.map(({ status }) => status())).toEqual(held.map(() => 0))
})

test('H4 R1: this process holds so many large bodies and no more, and three who fill it leave room for a long text', async () => {
  const { begin, answered } = await listening()
  for (let address = 1; address <= 3; address++)
    for (let count = 0; count < PER_ADDRESS; count++) begin(`203.0.113.${address}`, IMPORT_BODY_BYTES)

  await vi.waitFor(async () => expect(await answered('203.0.113.99', IMPORT_BODY_BYTES)).toBe(503), 5_000)
  expect(await answered('203.0.113.99', 2, '/api/chatbot')).toBe(400)
  expect(await answered('203.0.113.99', TEXT_BODY_BYTES + 1, '/api/analyze/text')).toBe(413)
})

test('H4: a large body gives its room back when it was answered and when its sender went away', async () => {
  const { begin, answered } = await listening()
  const school = '203.0.113.5'
  // More than fits at once, each too large for its endpoint and so answered at once.
  for (let count = 0; count <= PER_ADDRESS; count++) expect(await answered(school, IMPORT_BODY_BYTES + 1)).toBe(413)

  const gone = Array.from({ length: PER_ADDRESS }, () => begin(school, IMPORT_BODY_BYTES))
  await vi.waitFor(async () => expect(await answered(school, 'chunked', '/api/chatbot')).toBe(429), 5_000)
  for (const { leave } of gone) leave()
  await vi.waitFor(async () => expect(await answered(school, IMPORT_BODY_BYTES + 1)).toBe(413), 5_000)
})

const LARGE = 'x'.repeat(16 * 1024 * 1024)

async function answering() {
  let late = 0
  const app = Fastify({ trustProxy: true })
  answerProblems(app)
  holdAnswers(app)
  app.get('/large', async () => LARGE)
  app.get('/large-as-bytes', async () => Buffer.from(LARGE))
  app.get('/small', async () => 'x')
  app.get('/slow', async (_request, reply) => {
    await vi.waitFor(() => expect(reply.raw.closed).toBe(true), 5_000)
    late++
    return LARGE
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  const port = portOf(app)

  /** Asks, and reads nothing but the status before it is told to read on. */
  const ask = async (from: string, path = '/large') => {
    const client = request({ host: '127.0.0.1', port, path, headers: { 'x-forwarded-for': from }, agent: false }).end()
    const [response]: IncomingMessage[] = await once(client, 'response')
    client.on('error', () => {})
    return { status: response?.statusCode, leave: () => client.destroy(), read: () => response?.resume() }
  }
  /** Asks for what is made only once nobody waits for it any more. */
  const leaveAtOnce = async (from: string) => {
    const before = late
    const client = request({
      host: '127.0.0.1',
      port,
      path: '/slow',
      headers: { 'x-forwarded-for': from },
      agent: false,
    })
    client.on('error', () => {}).end()
    await once(client, 'finish')
    setTimeout(() => client.destroy(), 50)
    await vi.waitFor(() => expect(late).toBe(before + 1), 5_000)
  }
  return { ask, leaveAtOnce }
}

test('H4 R1: answers that nobody reads have so much room, small ones leave beside them, and what was read gives it back', async () => {
  const { ask } = await answering()
  const unread = []
  for (let count = 0; count < ROOM / 2 / LARGE.length; count++)
    unread.push(await ask('203.0.113.5', count % 2 === 0 ? '/large' : '/large-as-bytes'))
  expect(unread.map(({ status }) => status)).toEqual(unread.map(() => 200))
  const statusOf = async (from: string, path?: string) => {
    const { status, leave } = await ask(from, path)
    leave()
    return status
  }
  expect(await statusOf('203.0.113.5')).toBe(429)
  expect(await statusOf('203.0.113.5', '/small')).toBe(200)
  expect(await statusOf('203.0.113.6')).toBe(200)

  unread[0]?.read()
  await vi.waitFor(async () => expect(await statusOf('203.0.113.5')).toBe(200), 5_000)
  unread[1]?.leave()
  await vi.waitFor(async () => expect(await statusOf('203.0.113.5')).toBe(200), 5_000)
})

test('H4: an answer that came too late for somebody who left takes no room', async () => {
  const { ask, leaveAtOnce } = await answering()
  for (let count = 0; count < ROOM / 2 / LARGE.length; count++) await leaveAtOnce('203.0.113.5')
  const { status, leave } = await ask('203.0.113.5')
  leave()
  expect(status).toBe(200)
})
