// A server of the load bench in a child process: `bare`, `stubbed` or `coach`. Reports its port, and resource use on
// request.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import pino from 'pino'
import { builtInCoach } from '../apps/server/src/ai/built-in-coach.ts'
import type { ChatModel } from '../apps/server/src/ai/chat-model.ts'
import { buildApp } from '../apps/server/src/app.ts'
import { openSqlite } from '../apps/server/src/db/sqlite.ts'
import { unconnected } from '../apps/server/src/testing/deps.ts'
import { openRecordingPool } from '../apps/server/src/workers/recording-pool.ts'

export type Ready = { port: number }
/** `memory` collects garbage first, so that growth means retained objects. */
export type Question = 'processor' | 'memory'
export type Taken = { processorMilliseconds: number; residentBytes: number; heapBytes: number }

const stub: ChatModel = {
  name: 'Stub',
  builtIn: true,
  leaves: null,
  reply: async function* () {
    yield 'Say it in one sentence, and then wait.'
  },
  complete: null,
}

const kind = process.argv[2]
const folder = mkdtempSync(join(tmpdir(), 'understory-load-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.on('disconnect', () => process.exit(0))
process.on('message', (question: Question) => {
  const { user, system } = process.cpuUsage()
  if (question === 'memory') globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  const processorMilliseconds = (user + system) / 1000
  process.send?.({ processorMilliseconds, residentBytes: rss, heapBytes: heapUsed } satisfies Taken)
})

const app = kind === 'bare' ? bareServer() : await wholeServer(kind === 'coach' ? builtInCoach : stub)
const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
process.send?.({ port: Number(address.port) } satisfies Ready)

function bareServer() {
  const bare = Fastify()
  const schema = { response: { 200: { type: 'object', properties: { status: { type: 'string' } } } } }
  bare.get('/', { schema }, async () => ({ status: 'ok' }))
  return bare
}

async function wholeServer(chatModel: ChatModel) {
  return buildApp({
    ...unconnected,
    store: await openSqlite(join(folder, 'load.sqlite')),
    // One log line per request, as in production.
    log: pino({ base: null }, pino.destination({ dest: join(folder, 'log'), sync: false })),
    chatModel,
    recordings: openRecordingPool(),
    rateLimitScale: 1_000_000,
    dailyAnswers: 1_000_000_000,
    webFolder: folder,
  })
}
