// Prints the speed of the coach, the chat, voice and text analysis. `npm run bench:load` measures requests and writes a second.
import { mkdtempSync, rmSync } from 'node:fs'
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
import { benchChat, fakeLanguageModel } from './bench-chat.ts'
import { worstHealth } from './bench-health.ts'
import { benchServedText, benchText } from './bench-text.ts'
import { benchVoice } from './bench-voice.ts'

const folder = mkdtempSync(join(tmpdir(), 'understory-bench-'))

const store = await openSqlite(join(folder, 'bench.sqlite'))
const recordings = openRecordingPool()
const standIn = await fakeLanguageModel()
const encoder = openEncoder()
await encoder.vectorsOf(['How do I say this?'])
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

const exchanges = await benchExchanges()
const chat = await benchChat({ builtIn: address, served, direct: standIn.direct })
await appOfModel.close()
await standIn.close()
const servedText = await benchServedText({ address, cookie, encoder })
const voice = await benchVoice(address)

console.table({ ...exchanges, ...chat, ...voice, ...benchText(), ...servedText })

await app.close()
await recordings.close()
await encoder.close()
await store.close()
rmSync(folder, { recursive: true, force: true })

function post(base: string, withCookie: string): Promise<Response> {
  const content = fresh.next().value ?? 'how do i ask my boss for friday off'
  return fetch(`${base}/api/chatbot`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: withCookie },
    body: JSON.stringify({ messages: [{ role: 'user', content }], context: 'Work' }),
  })
}

/** Exchanges with the built-in coach, none of them cached by the encoder, and the latency of health checks meanwhile. */
async function benchExchanges(): Promise<Record<string, string | number>> {
  const alone = await timed(40, 1)
  let [busy, seconds]: [number[], number] = [[], 0]
  const slowestHealth = await worstHealth(address, async () => {
    const start = performance.now()
    busy = await timed(1_200, 20)
    seconds = (performance.now() - start) / 1000
  })
  return {
    'exchange with the built-in coach at rest, milliseconds (median, p95)': `${at(alone, 0.5)}, ${at(alone, 0.95)}`,
    'exchanges a second at 20 connections': Math.round(busy.length / seconds),
    'of these, milliseconds (median, p99)': `${at(busy, 0.5)}, ${at(busy, 0.99)}`,
    'slowest health check meanwhile, milliseconds': Math.round(slowestHealth),
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
