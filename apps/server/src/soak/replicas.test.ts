import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { versionsOf } from '../db/postgres.ts'
import { asking } from '../testing/events.ts'
import { isAtRest, report, startServer } from '../testing/running-server.ts'
import { Client, type Running } from '../testing/server-process.ts'
import { freshPostgresUrl } from '../testing/stores.ts'

const STARTS = 20
const A_SECOND = Number(process.env.SOAK_RATE ?? 100)
const PEOPLE = 20
const NEWER = `--import=${join(import.meta.dirname, 'test-newer.ts')}`
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const start = (url: string, more: NodeJS.ProcessEnv = {}) => startServer({ DATABASE_URL: url, ...more })

test(`M2 migrates once when three processes start together ${STARTS} times`, async () => {
  const atRest = isAtRest()
  let slowest = 0
  for (let round = 0; round < STARTS; round++) {
    const url = await freshPostgresUrl()
    const started = performance.now()
    const servers = await Promise.all([1, 2, 3].map(() => start(url)))
    slowest = Math.max(slowest, performance.now() - started)
    const { database, program } = await versionsOf(url)
    expect(database).toBe(program)
    for (const { address } of servers) expect((await fetch(`${address}/api/health`)).status).toBe(200)
    await Promise.all(servers.map(({ stop }) => stop('SIGKILL')))
  }
  report('starts', { atRest, rounds: STARTS, slowestSeconds: Math.round(slowest / 100) / 10 })
  expect(slowest).toBeLessThan(atRest ? 30_000 : 120_000)
})

type Answer = { status: number; code?: string; cookie?: string }

/** Status 0 when the response was incomplete. */
async function ask(address: string, message: string | null, key = '', cookie = ''): Promise<Answer> {
  const client = new Client()
  client.cookie = cookie
  try {
    const response = await (message === null
      ? client.ask(`${address}/api/conversations`)
      : client.ask(`${address}/api/chatbot`, 'POST', asking(message), key ? { 'idempotency-key': key } : {}))
    const { code } = (await response.json()) as { code?: string }
    return { status: response.status, cookie: client.cookie, ...(code && { code }) }
  } catch {
    return { status: 0 }
  }
}

/** A load balancer: moves on when a process is gone or closing. */
function balancer(first: readonly Running[]) {
  const servers = [...first]
  let next = 0
  let sentAway = 0
  async function once(call: (address: string) => Promise<Answer>): Promise<Answer> {
    let answer: Answer = { status: 0 }
    for (let tries = 0; tries < servers.length; tries++) {
      answer = await call(servers[next++ % servers.length]?.address ?? '')
      if (answer.status !== 0 && answer.status !== 503) return answer
    }
    return answer
  }
  return {
    servers,
    /** Retries caused by overload of this machine, not by the upgrade. */
    sentAway: () => sentAway,
    async pass(call: (address: string) => Promise<Answer>): Promise<Answer> {
      for (;;) {
        const answer = await once(call)
        if (answer.code !== 'overloaded') return answer
        sentAway++
        await pause(500)
      }
    },
  }
}

test(`M2 loses and doubles no write in a rolling upgrade at ${A_SECOND} requests a second`, async () => {
  const url = await freshPostgresUrl()
  const balance = balancer([await start(url), await start(url)])
  const answered: string[] = []
  const failed: string[] = []
  let asked = 0
  let isOver = false
  const people = Array.from({ length: PEOPLE }, async (_, person) => {
    const key = `${person}`.padStart(32, 'f')
    const { cookie } = await balance.pass((address) => ask(address, `first of ${person}`, key))
    for (let count = 0; !isOver; count++) {
      const begun = performance.now()
      const message = `p${person} m${count}`
      const isWrite = count % 5 === 0
      const { status, code } = await balance.pass((address) =>
        isWrite ? ask(address, message, message.replace(' ', '-'), cookie) : ask(address, null, '', cookie),
      )
      asked++
      if (status !== 200) failed.push(code ?? `${status}`)
      else if (isWrite) answered.push(message)
      await pause(Math.max(0, (PEOPLE * 1_000) / A_SECOND - (performance.now() - begun)))
    }
  })
  const started = performance.now()
  await pause(5_000)
  for (let former = 0; former < 2; former++) {
    const [old] = balance.servers
    const fresh = await start(url, { NODE_OPTIONS: NEWER })
    balance.servers.push(fresh)
    await pause(3_000)
    // Both versions serve the same tables until the old one stops.
    if (old) expect(await old.stop('SIGTERM')).toBe(0)
    balance.servers.shift()
    await pause(3_000)
  }
  isOver = true
  await Promise.all(people)
  const seconds = (performance.now() - started) / 1_000
  report('rolling upgrade', {
    asked,
    aSecond: Math.round(asked / seconds),
    failed: failed.length,
    how: [...new Set(failed)],
    sentAway: balance.sentAway(),
    answered: answered.length,
  })
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ title: string }>('SELECT title FROM conversations')
  await client.end()
  const titles = rows.map(({ title }) => title)
  const kept = new Set(titles)
  expect(answered.filter((message) => !kept.has(message))).toEqual([])
  expect(kept.size).toBe(titles.length)
  expect(failed.length).toBeLessThanOrEqual(asked / 1_000)
  expect(answered.length).toBeGreaterThan(100)
})
