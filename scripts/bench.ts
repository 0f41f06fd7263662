// Speed as ratios measured in one run, so that the machine cancels out. Prints a table and judges nothing.
import { once } from 'node:events'
import { fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { builtInCoach } from '../apps/server/src/ai/built-in-coach.ts'
import { wholeOf } from '../apps/server/src/ai/chat-model.ts'
import { buildApp } from '../apps/server/src/app.ts'
import { openSqlite } from '../apps/server/src/db/sqlite.ts'
import { unconnected } from '../apps/server/src/testing/deps.ts'
import { openRecordingPool } from '../apps/server/src/workers/recording-pool.ts'
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
const deps = {
  ...unconnected,
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
const exchangeRate = await rate(() => post(address, cookie))
const coachMilliseconds = await coachTime()
const chat = await benchChat({ builtIn: address, served, direct: standIn.direct })
await appOfModel.close()
await standIn.close()
const voice = await benchVoice(address)

console.table({
  'bare node:http, requests a second': Math.round(bareRate),
  'history of one owner against bare node:http': ratio(listRate, bareRate),
  'raw fdatasync, a second': Math.round(syncs),
  'durable exchange with the built-in coach, a second': Math.round(exchangeRate),
  'durable exchange against raw fdatasync': ratio(exchangeRate, syncs),
  'built-in coach, milliseconds a reply': Math.round(coachMilliseconds * 100) / 100,
  ...chat,
  ...voice,
  ...benchText(),
  ...benchWords(),
})
printTextFigures()

bare.close()
await app.close()
await recordings.close()
await store.close()
rmSync(folder, { recursive: true, force: true })

function post(base: string, withCookie: string): Promise<Response> {
  return fetch(`${base}/api/chatbot`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: withCookie },
    body: JSON.stringify({
      messages: [{ role: 'user', content: 'how do i ask my boss for friday off' }],
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

async function coachTime(): Promise<number> {
  const turns = [
    { role: 'user' as const, content: 'my sister keeps borrowing money and i never get it back, how do i bring it up' },
  ]
  const ask = () => wholeOf(builtInCoach.reply({ turns, context: 'Family', signal: new AbortController().signal }))
  for (let warm = 0; warm < 50; warm++) await ask()
  const start = performance.now()
  for (let count = 0; count < 500; count++) await ask()
  return (performance.now() - start) / 500
}

function ratio(part: number, whole: number): string {
  return `${Math.round((part / whole) * 1000) / 10} %`
}
