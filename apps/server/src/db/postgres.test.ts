import { createServer, type Socket, connect as toServer } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { listenHere } from '../testing/listen.ts'
import { freshPostgresUrl } from '../testing/stores.ts'
import { isStorageFailure } from './failure.ts'
import { openPostgres } from './postgres.ts'

/** A proxy to the test server that can be cut off silently. */
async function breakableWay(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isOpen = true
  const way = createServer((near) => {
    sockets.add(near.on('error', () => {}))
    if (!isOpen) return
    const far = toServer(Number(port), hostname).on('error', () => near.destroy())
    sockets.add(far)
    near.on('close', () => far.destroy())
    near.pipe(far).pipe(near)
  })
  const cut = () => {
    isOpen = false
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    cut()
    way.close()
  })
  const through = new URL(url)
  through.port = String(await listenHere(way))
  const mend = () => {
    isOpen = true
  }
  return { url: through.href, cut, mend }
}

test('M2 responds 503 after two seconds without a database, and recovers', async () => {
  const way = await breakableWay(await freshPostgresUrl())
  const store = await openPostgres(way.url)
  const { visitor } = await testApp({ store })
  onTestFinished(() => store.close())
  const person = visitor()
  await person.say('Before')
  way.cut()
  const started = performance.now()
  const refused = await Promise.all([person.ask('GET', '/api/conversations'), person.say('Meanwhile')])
  expect(performance.now() - started).toBeLessThan(4_500)
  for (const response of refused) {
    expect(response.json()).toMatchObject({ statusCode: 503, code: 'storage-unavailable', retryable: true })
    expect(response.headers['retry-after']).toBe('2')
  }
  way.mend()
  expect(await person.read('/api/conversations')).toHaveLength(1)
})

test('M2 cancels a statement after five seconds as a storage failure', async () => {
  const store = await openPostgres(await freshPostgresUrl())
  onTestFinished(() => store.close())
  const error = await sql`SELECT pg_sleep(30)`.execute(store.read).catch((cause) => cause)
  expect(isStorageFailure(error)).toBe(true)
})

test('H2 refuses to start without a database, naming the setting but not its value', async () => {
  const error: Error = await openPostgres('postgres://somebody:secret@127.0.0.1:1/forest').catch((cause) => cause)
  expect(error.message).toBe('The database that DATABASE_URL names does not answer.')
})
