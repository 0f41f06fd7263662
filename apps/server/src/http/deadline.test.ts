import { PassThrough } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type RouteHandlerMethod } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { timeoutAfter } from './deadline.ts'
import { problemOf, sendProblem } from './errors.ts'

const MILLISECONDS = 50

async function serving(handler: RouteHandlerMethod): Promise<string> {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.decorateRequest('problem', undefined)
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, problemOf(error)))
  app.get('/', { onRequest: timeoutAfter(MILLISECONDS) }, handler)
  return app.listen({ host: '127.0.0.1', port: 0 })
}

test('L2 responds 503 when a handler never answers', async () => {
  const address = await serving(() => new Promise(() => {}))
  const response = await fetch(address)
  expect(await response.json()).toMatchObject({ statusCode: 503, code: 'overloaded' })
})

test("L2 closes a response that stalls, so that it isn't taken as complete", async () => {
  const body = new PassThrough()
  onTestFinished(() => void body.destroy())
  const address = await serving((_request, reply) => {
    body.write('a beginning')
    return reply.send(body)
  })
  await expect((await fetch(address)).text()).rejects.toThrow('terminated')
})

test('L2 lets a slow reader receive a long response', async () => {
  const long = 'x'.repeat(32 * 2 ** 20)
  const address = await serving(async () => long)
  const response = await fetch(address)
  await pause(4 * MILLISECONDS)
  expect(await response.text()).toHaveLength(long.length)
})
