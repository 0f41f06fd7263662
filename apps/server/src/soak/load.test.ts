import { createConnection, type Socket } from 'node:net'
import { analyzeVoice } from '@understory/contract/voice-analysis'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/app.ts'
import { listenTo } from '../testing/events.ts'
import { load, requestOf } from '../testing/load.ts'
import { chunk, misbehavingEndpoint } from '../testing/misbehaving-endpoint.ts'
import { healthDuring, type RunningServer, report, say, startServer } from '../testing/running-server.ts'

const portOf = ({ address }: RunningServer) => Number(new URL(address).port)
const p99 = (times: readonly number[]) => Math.round(times[Math.floor(times.length * 0.99)] ?? 0)
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Megabytes that a process holds, as Linux tells; 0 elsewhere. */
async function megabytesOf({ child }: RunningServer): Promise<number> {
  const { readFile } = await import('node:fs/promises')
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

test('H3 under three times what it can do health answers, what is too much gets 503 and a time, memory is bounded, and it recovers', async () => {
  const server = await startServer(temporaryFolder())
  const { cookie } = await say(server.address, 'first', 'f'.repeat(32))
  const body = { messages: [{ role: 'user', content: 'how do i ask my boss for friday off' }], context: 'Work' }
  const write = requestOf('POST', '/api/chatbot', cookie, body)
  const run = (connections: number, seconds: number) =>
    load({ port: portOf(server), connections, seconds, next: () => write })
  await run(20, 3)
  const normal = await run(50, 5)
  const times = await healthDuring(server.address, () => run(150, Number(process.env.SOAK_SECONDS ?? 60)))
  const memory = await megabytesOf(server)
  await pause(5_000)
  const after = await run(50, 5)
  report('overload', { normalP99: normal.p99, healthP99: p99(times), afterP99: after.p99, memory })
  expect(times.at(-1)).toBeLessThan(Number.POSITIVE_INFINITY)
  expect(memory).toBeLessThan(850)
  expect(after.p99).toBeLessThan(Math.max(100, normal.p99 * 3))
  expect(await server.stop('SIGTERM')).toBe(0)
})

/** Opens connections that say one thing at once and then a byte every second; tells when the last was cut. */
async function slowClients(port: number, count: number, first: string): Promise<number> {
  const started = performance.now()
  const cut = Array.from({ length: count }, async (_, index) => {
    await pause(index / 2)
    return new Promise<void>((resolve) => {
      const socket: Socket = createConnection({ port, host: '127.0.0.1' })
      const drop = setInterval(() => socket.write('x'), 1_000)
      socket.on('connect', () => socket.write(first))
      socket.on('data', () => {})
      socket.on('error', () => {})
      socket.on('close', () => {
        clearInterval(drop)
        resolve()
      })
    })
  })
  await Promise.all(cut)
  return performance.now() - started
}

test('H4 a thousand connections with slow headers and a thousand with a slow recording are cut, and others are answered meanwhile', async () => {
  const server = await startServer(temporaryFolder())
  const post = `POST ${analyzeVoice.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: audio/wav\r\ncontent-length: 1000000\r\n\r\n`
  for (const [what, first, limit] of [
    ['headers', 'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ', 20_000],
    ['recordings', post, 60_000],
  ] as const) {
    let lasted = 0
    const times = await healthDuring(server.address, async () => {
      lasted = await slowClients(portOf(server), 1_000, first)
    })
    report(`slow ${what}`, { lastCutSeconds: Math.round(lasted / 100) / 10, healthP99: p99(times) })
    expect(lasted).toBeLessThan(limit)
    expect(times.at(-1)).toBeLessThan(Number.POSITIVE_INFINITY)
  }
  expect(await server.stop('SIGTERM')).toBe(0)
})

test('L3 with 500 streams that hang others are answered, every one ends by its deadline, and a hundred people who leave end their calls within a second', async () => {
  const endpoint = await misbehavingEndpoint()
  endpoint.behave((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(chunk('First '))
  })
  const server = await startServer(temporaryFolder(), {
    AI_MODEL: 'm',
    AI_BASE_URL: endpoint.baseUrl,
    DAILY_ANSWERS: '100000',
  })
  onTestFinished(() => void server.child.kill('SIGKILL'))
  const asking = { messages: [{ role: 'user', content: 'Hello' }], context: 'Work' }
  const open = (count: number) => Promise.all(Array.from({ length: count }, () => listenTo(server.address, asking)))
  const before = await megabytesOf(server)
  const started = performance.now()
  const streams = await open(500)
  const memory = await megabytesOf(server)
  const times = await healthDuring(server.address, () => Promise.all(streams.map(({ ended }) => ended)))
  const seconds = (performance.now() - started) / 1000
  const refused = streams.filter(({ status }) => status !== 200).length
  const leaving = await open(100)
  const abandoned = endpoint.abandoned()
  for (const { leave } of leaving) leave()
  await pause(1_000)
  report('hung streams', {
    refused,
    healthP99: p99(times),
    kilobytesEach: Math.round(((memory - before) * 1024) / 500),
    endedAfterSeconds: Math.round(seconds),
    abandonedInASecond: endpoint.abandoned() - abandoned,
  })
  expect(seconds).toBeLessThan(60)
  expect(times.at(-1)).toBeLessThan(Number.POSITIVE_INFINITY)
  expect(endpoint.abandoned() - abandoned).toBeGreaterThanOrEqual(leaving.filter(({ status }) => status === 200).length)
})

test('D4 an owner reads and writes at a rate that is a fair share of what the machine can do, without an error', async () => {
  const server = await startServer(temporaryFolder())
  const { cookie } = await say(server.address, 'first', 'f'.repeat(32))
  const body = { messages: [{ role: 'user', content: 'how do i ask my boss for friday off' }], context: 'Work' }
  const read = requestOf('GET', '/api/conversations', cookie)
  const write = requestOf('POST', '/api/chatbot', cookie, body)
  const seconds = Number(process.env.SOAK_SECONDS ?? 60)
  await load({ port: portOf(server), connections: 10, seconds: 5, next: () => write })
  const before = await megabytesOf(server)
  const mixed = await load({
    port: portOf(server),
    connections: 10,
    seconds,
    next: (count) => (count % 10 < 9 ? read : write),
  })
  report('mixed', { ...mixed, before, after: await megabytesOf(server) })
  expect(mixed.errors).toBe(0)
  expect(mixed.rate).toBeGreaterThan(50)
})
