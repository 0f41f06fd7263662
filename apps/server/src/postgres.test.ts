import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from './testing/postgres-server.ts'
import { type Running, startServer, stopServer } from './testing/server-process.ts'

async function ask(server: Running, method: string, path: string, body?: unknown, headers = {}): Promise<Response> {
  const response = await fetch(`${server.address}${path}`, {
    method,
    headers: { cookie: server.cookie, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  server.cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return response
}

const message = (content: string) => ({ messages: [{ role: 'user', content }], context: 'Work' })

test('M2 D1 D2 survives a PostgreSQL restart under traffic with each answered exchange once', async () => {
  const database = await startPostgres({ durable: true })
  onTestFinished(database.remove)
  const server = await startServer({ DATABASE_URL: database.url, RATE_LIMIT_SCALE: '1000' })
  onTestFinished(() => void server.process.kill('SIGKILL'))
  await ask(server, 'POST', '/api/chatbot', message('first'))

  const answered: string[] = []
  const statuses = new Set<number>()
  let isOver = false
  let count = 0
  const traffic = Array.from({ length: 6 }, async () => {
    while (!isOver) {
      const content = `message ${count++}`
      const key = { 'idempotency-key': content.replace(' ', '-') }
      let { status } = await ask(server, 'POST', '/api/chatbot', message(content), key)
      statuses.add(status)
      if (status === 503) ({ status } = await ask(server, 'POST', '/api/chatbot', message(content), key))
      if (status === 200) answered.push(content)
    }
  })
  const until = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    await until(300)
    statuses.delete(503)
    await database.stop(signal)
    while (!statuses.has(503)) await until(50)
    await database.start()
    const started = performance.now()
    while ((await ask(server, 'GET', '/api/conversations')).status !== 200) await until(50)
    expect(performance.now() - started).toBeLessThan(5_000)
  }
  isOver = true
  await Promise.all(traffic)
  expect([...statuses].toSorted()).toEqual([200, 503])
  expect(server.process.exitCode).toBe(null)

  const account = (await (await ask(server, 'GET', '/api/account')).json()) as { conversations: { title: string }[] }
  const kept = account.conversations.map(({ title }) => title)
  expect(answered.filter((content) => !kept.includes(content))).toEqual([])
  expect(new Set(kept).size).toBe(kept.length)
  expect(await stopServer(server, 'SIGTERM')).toBe(0)
}, 180_000)
