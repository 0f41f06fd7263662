// What one process holds: ratios against bare Fastify and the bare disk, measured in one run, so that the machine cancels out.
// `npm run bench:load -- MINUTES` makes the mixed run last so long; without it half a minute. Prints a table and judges nothing.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, fdatasyncSync, mkdtempDisposableSync, openSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Load, load, requestOf } from '../apps/server/src/testing/load.ts'
import type { Question, Ready, Taken } from './bench-load-server.ts'

const CONNECTIONS = 50
const SECONDS = 5
const WARM_SECONDS = 2
/** Warm-up until the heap has reached its working size. */
const WARM_MEMORY_SECONDS = 20
const CONVERSATIONS = 10
const READS_OF_TEN = 9
const MESSAGE = { messages: [{ role: 'user', content: 'how do i ask my boss for friday off' }], context: 'Work' }
const mixedSeconds = Number(process.argv[2] ?? 0.5) * 60

type Server = { child: ChildProcess; port: number; cookie: string }

const bare = await begin('bare')
const bareLoad = await measured(bare, () => requestOf('GET', '/', ''))
await end(bare)

const stubbed = await begin('stubbed')
const list = requestOf('GET', '/api/conversations', stubbed.cookie)
const listLoad = await measured(stubbed, () => list)
const syncs = rawSyncs()
const writeLoad = await measured(stubbed, await exchanges(stubbed))
await end(stubbed)

const coach = await begin('coach')
const coachLoad = await measured(coach, await exchanges(coach))
const mixed = await mixedRun(coach)
await end(coach)

console.table({
  'bare Fastify': row(bareLoad),
  "an owner's conversations": row(listLoad, bareLoad.rate, 'of bare Fastify'),
  'exchange, model stubbed': row(writeLoad, syncs, `of ${Math.round(syncs)} fdatasync a second`),
  'exchange, coach stubbed': row(coachLoad, syncs, 'of fdatasync'),
  [`${READS_OF_TEN} reads to one exchange, ${mixedSeconds} s`]: row(mixed.load, undefined, mixed.memory),
})

async function begin(kind: string): Promise<Server> {
  const child = fork(new URL('./bench-load-server.ts', import.meta.url), [kind], { execArgv: ['--expose-gc'] })
  const [{ port }] = (await once(child, 'message')) as [Ready]
  return { child, port, cookie: kind === 'bare' ? '' : await reader(port) }
}

async function end({ child }: Server): Promise<void> {
  child.disconnect()
  await once(child, 'exit')
}

type Measured = Load & { processorMicroseconds: number }

async function measured(
  { child, port }: Server,
  next: (count: number) => Buffer,
  seconds = SECONDS,
): Promise<Measured> {
  await load({ port, connections: CONNECTIONS, seconds: WARM_SECONDS, next })
  const before = await takenBy(child)
  const result = await load({ port, connections: CONNECTIONS, seconds, next })
  const after = await takenBy(child)
  const milliseconds = after.processorMilliseconds - before.processorMilliseconds
  return { ...result, processorMicroseconds: (milliseconds * 1000) / (result.rate * seconds) }
}

/** One owner reads while others write, so that the reader's data doesn't grow. */
async function mixedRun(server: Server): Promise<{ load: Measured; memory: string }> {
  const { child, port } = server
  const write = await exchanges(server)
  const read = requestOf('GET', '/api/conversations', await reader(port))
  const next = (count: number) => (count % 10 < READS_OF_TEN ? read : write(Math.floor(count / 10)))
  await load({ port, connections: CONNECTIONS, next, seconds: WARM_MEMORY_SECONDS })
  const before = await takenBy(child, 'memory')
  const mixedLoad = await measured(server, next, mixedSeconds)
  const after = await takenBy(child, 'memory')
  const resident = growth(before.residentBytes, after.residentBytes)
  const heap = growth(before.heapBytes, after.heapBytes)
  return { load: mixedLoad, memory: `resident ${resident}; heap in use ${heap}` }
}

function growth(before: number, after: number): string {
  const [from, to] = [before, after].map((bytes) => Math.round(bytes / 2 ** 20))
  return `${from} to ${to} MB, ${Math.round((after / before - 1) * 1000) / 10} %`
}

async function takenBy(child: ChildProcess, question: Question = 'processor'): Promise<Taken> {
  child.send(question)
  const [taken] = (await once(child, 'message')) as [Taken]
  return taken
}

/** Messages of twenty owners, because of the storage quota. */
async function exchanges({ port, cookie }: Server): Promise<(count: number) => Buffer> {
  const exchange = (cookie: string) => requestOf('POST', '/api/chatbot', cookie, MESSAGE)
  const people = await Promise.all(Array.from({ length: 20 }, async () => exchange(await newcomer(port))))
  return (count) => people[count % people.length] ?? exchange(cookie)
}

async function reader(port: number): Promise<string> {
  const cookie = await newcomer(port)
  for (let count = 1; count < CONVERSATIONS; count++) await say(port, cookie)
  return cookie
}

async function newcomer(port: number): Promise<string> {
  const response = await say(port, '')
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function say(port: number, cookie: string): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${port}/api/chatbot`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(MESSAGE),
  })
  await response.arrayBuffer()
  return response
}

function rawSyncs(): number {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'understory-raw-'))
  const file = openSync(join(folder.path, 'raw'), 'w')
  const block = Buffer.alloc(4096)
  const seconds = 2
  let count = 0
  for (const over = performance.now() + seconds * 1000; performance.now() < over; count++) {
    writeSync(file, block, 0, block.length, 0)
    fdatasyncSync(file)
  }
  closeSync(file)
  return count / seconds
}

function row({ rate, errors, p50, p99, worst, processorMicroseconds }: Measured, against?: number, note = '') {
  const share = against === undefined ? note : `${Math.round((rate / against) * 1000) / 10} % ${note}`
  return {
    'a second': Math.round(rate),
    'p50 ms': p50,
    'p99 ms': p99,
    'worst ms': worst,
    'processor µs each': Math.round(processorMicroseconds),
    errors,
    '': share,
  }
}
