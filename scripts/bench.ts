// Speed as ratios measured in one run, so that the machine cancels out. Prints a table and judges nothing.
import { once } from 'node:events'
import { fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as coach from '@understory/coach'
import * as safety from '@understory/safety'
import pino from 'pino'
import { builtInCoach } from '../apps/server/src/ai/built-in-coach.ts'
import { buildApp } from '../apps/server/src/app.ts'
import { openSqlite } from '../apps/server/src/db/sqlite.ts'
import { openEncoder } from '../apps/server/src/encoder/open-encoder.ts'
import { unconnected } from '../apps/server/src/testing/deps.ts'
import { openRecordingPool } from '../apps/server/src/workers/recording-pool.ts'
import { content } from '../packages/coach/src/content.ts'
import { benchChat, standInModel } from './bench-chat.ts'
import { benchText, printTextFigures } from './bench-text.ts'
import { benchVoice } from './bench-voice.ts'
import { benchWords } from './bench-words.ts'

const SECONDS = 3
const CONNECTIONS = 50
const folder = mkdtempSync(join(tmpdir(), 'understory-bench-'))

const syncs = rawSyncs()
const store = await openSqlite(join(folder, 'bench.sqlite'))
const recordings = openRecordingPool()
const standIn = await standInModel()
const encoder = openEncoder()
await encoder.vectorsOf(['How do I say this?'])
/** Messages that the encoder has not seen in this run. */
const fresh = content.cases.flatMap(({ ways }) => ways).values()
const deps = {
  ...unconnected,
  coach,
  safety,
  encoder,
  store,
  recordings,
  log: pino({ level: 'silent' }),
  rateLimitScale: 1000,
  dailyAnswers: 1_000_000_000,
  webFolder: folder,
}
const app = await buildApp({ ...deps, chatModel: builtInCoach })
const appOfModel = await buildApp({ ...deps, chatModel: standIn.model })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const served = await appOfModel.listen({ host: '127.0.0.1', port: 0 })
const first = await post(address, '')
const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''

const bare = createServer((_request, response) => response.end('{"status":"ok"}')).listen(0, '127.0.0.1')
await once(bare, 'listening')
const barePort = (bare.address() as { port: number }).port
const bareRate = await rate(() => fetch(`http://127.0.0.1:${barePort}/`))
const listRate = await rate(() => fetch(`${address}/api/conversations`, { headers: { cookie } }))
const exchanges = await benchExchanges()
const chat = await benchChat({ builtIn: address, served, direct: standIn.direct })
await appOfModel.close()
await standIn.close()
const voice = await benchVoice(address)

console.table({
  'bare node:http, requests a second': Math.round(bareRate),
  'history of one owner against bare node:http': ratio(listRate, bareRate),
  'raw fdatasync, a second': Math.round(syncs),
  ...exchanges,
  ...chat,
  ...voice,
  ...benchText(),
  ...benchWords(),
})
printTextFigures()

bare.close()
await app.close()
await recordings.close()
await encoder.close()
await store.close()
rmSync(folder, { recursive: true, force: true })

function post(base: string, withCookie: string): Promise<Response> {
  return fetch(`${base}/api/chatbot`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: withCookie },
    body: JSON.stringify({
      messages: [{ role: 'user', content: fresh.next().value ?? 'how do i ask my boss for friday off' }],
      context: 'Work',
    }),
  })
}

async function rate(ask: () => Promise<Response>): Promise<number> {
  let count = 0
  const end = performance.now() + SECONDS * 1000
  const loop = async () => {
    while (performance.now() < end) {
      await (await ask()).arrayBuffer()
      count++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, loop))
  return count / SECONDS
}

function rawSyncs(): number {
  const file = openSync(join(folder, 'raw'), 'w')
  const block = Buffer.alloc(4096)
  let count = 0
  for (const end = performance.now() + 1000; performance.now() < end; count++) {
    writeSync(file, block, 0, block.length, 0)
    fdatasyncSync(file)
  }
  return count
}

/** Exchanges with the built-in coach, every message a new one to the encoder, and the health of the server meanwhile. */
async function benchExchanges(): Promise<Record<string, string | number>> {
  const alone = await timed(40, 1)
  let slowestHealth = 0
  let isOver = false
  const watch = (async () => {
    while (!isOver) {
      const start = performance.now()
      await (await fetch(`${address}/api/health`)).arrayBuffer()
      slowestHealth = Math.max(slowestHealth, performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })()
  const start = performance.now()
  const busy = await timed(1_200, 20)
  const seconds = (performance.now() - start) / 1000
  isOver = true
  await watch
  return {
    'exchange with the built-in coach at rest, milliseconds (median, p95)': `${at(alone, 0.5)}, ${at(alone, 0.95)}`,
    'exchanges a second at 20 connections': Math.round(busy.length / seconds),
    'of these, milliseconds (median, p99)': `${at(busy, 0.5)}, ${at(busy, 0.99)}`,
    'slowest health check meanwhile, milliseconds': Math.round(slowestHealth),
    'exchanges against raw fdatasync': ratio(busy.length / seconds, syncs),
  }
}

async function timed(count: number, connections: number): Promise<number[]> {
  const times: number[] = []
  let left = count
  const loop = async () => {
    while (left-- > 0) {
      const start = performance.now()
      await (await post(address, cookie)).arrayBuffer()
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, loop))
  return times.toSorted((a, b) => a - b)
}

function at(sorted: readonly number[], share: number): number {
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
}

function ratio(part: number, whole: number): string {
  return `${Math.round((part / whole) * 1000) / 10} %`
}
