import { request } from 'node:http'
import Fastify, { type onRequestHookHandler } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openFairParts } from './fair-parts.ts'
import { cutSlowBodies, holdPlace, openGate } from './gate.ts'
import { ProblemError } from './problem.ts'

const HERE = '127.0.0.1'

test('a gate lets in as many as it has places, and a place given back twice is one place', () => {
  const gate = openGate(2)
  const [first, second] = [gate.enter(), gate.enter()]
  expect([gate.isFull(), gate.enter()]).toEqual([true, undefined])
  first?.()
  first?.()
  expect([gate.enter() !== undefined, gate.enter()]).toEqual([true, undefined])
  second?.()
  expect(gate.isFull()).toBe(false)
})

async function listening(onRequest: onRequestHookHandler[]): Promise<number> {
  const app = Fastify()
  app.post('/', { onRequest }, async () => 'fine')
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  const address = app.server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** A client that begins a body and does not end it. */
function trickle(port: number) {
  const client = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    headers: { 'content-length': 1000, 'content-type': 'text/plain' },
  })
  const ended = new Promise<'cut'>((resolve) => client.once('error', () => resolve('cut')))
  client.write('slow')
  return { client, ended }
}

const post = async (port: number) => (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' })).status

test('H4 a place is held while a body comes in, and given back when its sender goes away or is answered', async () => {
  const places = openFairParts(1)
  const port = await listening([holdPlace(places, () => new ProblemError('too-many-requests'))])
  const { client } = trickle(port)
  await vi.waitFor(() => expect(places.heldBy(HERE)).toBe(1))
  expect(await post(port)).toBe(429)
  client.destroy()
  await vi.waitFor(() => expect(places.heldBy(HERE)).toBe(0))
  expect([await post(port), await post(port)]).toEqual([200, 200])
})

test('H4 whoever leaves while a hook still waits takes no place', async () => {
  const places = openFairParts(1)
  let isLate = false
  const wait: onRequestHookHandler = (_request, reply, done) => {
    reply.raw.once('close', () => setTimeout(done))
  }
  const note: onRequestHookHandler = (_request, _reply, done) => {
    isLate = true
    done()
  }
  const port = await listening([wait, holdPlace(places, () => new ProblemError('too-many-requests')), note])
  const { client } = trickle(port)
  setTimeout(() => client.destroy(), 50)
  await vi.waitFor(() => expect(isLate).toBe(true))
  expect(places.heldBy(HERE)).toBe(0)
})

test('H4 a body that trickles in is cut after its grace, one that is complete is not', async () => {
  const port = await listening([
    cutSlowBodies({ bytesPerSecond: 16 * 1024, graceMilliseconds: 100, everyMilliseconds: 20 }),
  ])
  const { ended } = trickle(port)
  expect(await post(port)).toBe(200)
  expect(await ended).toBe('cut')
})
