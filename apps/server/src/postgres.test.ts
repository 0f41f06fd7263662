import { expect, onTestFinished, test } from 'vitest'
import { asking } from './testing/events.ts'
import { startPostgres } from './testing/postgres-server.ts'
import { startServer } from './testing/running-server.ts'
import { Client } from './testing/server-process.ts'

test('M2 D1 D2 survives a PostgreSQL restart under traffic with each answered exchange once', async () => {
  const database = await startPostgres({ durable: true })
  onTestFinished(database.remove)
  const server = await startServer({ DATABASE_URL: database.url })
  const client = new Client()
  const read = (path: string) => client.ask(server.address + path)
  const say = async (content: string) => {
    const key = { 'idempotency-key': content.replace(' ', '-') }
    return (await client.ask(`${server.address}/api/chatbot`, 'POST', asking(content), key)).status
  }
  await say('first')

  const answered: string[] = []
  const statuses = new Set<number>()
  let isOver = false
  let count = 0
  const traffic = Array.from({ length: 6 }, async () => {
    while (!isOver) {
      const content = `message ${count++}`
      let status = await say(content)
      statuses.add(status)
      if (status === 503) status = await say(content)
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
    while ((await read('/api/conversations')).status !== 200) await until(50)
    expect(performance.now() - started).toBeLessThan(5_000)
  }
  isOver = true
  await Promise.all(traffic)
  expect([...statuses].toSorted()).toEqual([200, 503])
  expect(server.child.exitCode).toBe(null)

  const account = (await (await read('/api/account')).json()) as { conversations: { title: string }[] }
  const kept = account.conversations.map(({ title }) => title)
  expect(answered.filter((content) => !kept.includes(content))).toEqual([])
  expect(new Set(kept).size).toBe(kept.length)
  expect(await server.stop('SIGTERM')).toBe(0)
}, 180_000)
