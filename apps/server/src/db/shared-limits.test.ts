import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RateLimiter } from '../http/rate-limiter.ts'
import { testApp } from '../testing/app.ts'
import { makeShare, openShare } from '../testing/share.ts'
import { freshPostgresUrl } from '../testing/stores.ts'
import { realWorld } from '../world.ts'
import { openPostgres } from './postgres.ts'
import { openSharedLimits } from './shared-limits.ts'

async function home() {
  const url = await freshPostgresUrl()
  const store = await openPostgres(url)
  const client = new pg.Client(url)
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await store.close()
  })
  return { url, store, run: (words: string) => client.query(words) }
}

/** Another process, as far as rate limits go. */
function replica(url: string): RateLimiter {
  const limits = openSharedLimits(url)
  onTestFinished(limits.close)
  return new RateLimiter(limits, realWorld.elapsed)
}

test.each([
  [600, 60],
  [120, 60],
  [20, 60],
  [60, 3600],
])(
  'R2 R3 lets %i requests in %i seconds through three processes, minus at most a twentieth',
  async (count, seconds) => {
    const { url } = await home()
    const replicas = [replica(url), replica(url), replica(url)]
    const attempts = replicas.flatMap((limiter) =>
      Array.from({ length: Math.ceil(count / 2) }, () => limiter.take('visitor', 'somebody', { count, seconds })),
    )
    const waits = await Promise.all(attempts)
    const passed = waits.filter((wait) => wait === 0).length
    expect(passed).toBeLessThanOrEqual(count)
    expect(passed).toBeGreaterThanOrEqual(count * 0.95)
    for (const wait of waits.filter((some) => some > 0)) expect(wait).toBeLessThanOrEqual(seconds)
    expect(await replica(url).take('visitor', 'somebody else', { count, seconds })).toBe(0)
  },
)

test('R2 reuses refunded requests in the same process', async () => {
  const { url } = await home()
  const [one, other] = [replica(url), replica(url)]
  const limit = { count: 1, seconds: 60 }
  expect(await one.take('guess', 'a', limit)).toBe(0)
  one.giveBack('guess', 'a', limit)
  expect(await other.take('guess', 'a', limit)).toBeGreaterThan(0)
  expect(await one.take('guess', 'a', limit)).toBe(0)
  expect(await one.take('guess', 'a', limit)).toBeGreaterThan(0)
})

test.each([
  ['back', '+'],
  ['forward', '-'],
])('D8 ends a window when the clock of the database is set %s by an hour', async (_where, sign) => {
  const { url, run } = await home()
  const limit = { count: 1, seconds: 60 }
  expect(await replica(url).take('visitor', 'a', limit)).toBe(0)
  expect(await replica(url).take('visitor', 'a', limit)).toBeGreaterThan(0)
  await run(`UPDATE limits SET begun = begun ${sign} 3600000, until = until ${sign} 3600000`)
  expect(await replica(url).take('visitor', 'a', limit)).toBe(0)
  expect(await replica(url).take('visitor', 'a', limit)).toBeGreaterThan(50)
})

test("R2 allows reads while limits can't be counted, and delays the rest", async () => {
  const { url, store, run } = await home()
  const limits = openSharedLimits(url)
  onTestFinished(limits.close)
  const { visitor } = await testApp({ store, allowances: limits })
  const [owner, guest] = [visitor(), visitor()]
  const share = await makeShare(owner)
  const open = () => openShare(guest, share)
  await run('ALTER TABLE limits RENAME TO away')
  const guess = (person = guest) => person.ask('POST', '/api/device-codes/redeem', { code: 'guessed' })
  for (const refused of [await open(), await guess(), await guess(visitor())]) {
    expect(refused.json()).toMatchObject({ statusCode: 503, code: 'storage-unavailable' })
  }
  expect(await owner.read('/api/shares')).toHaveLength(1)
  await run('ALTER TABLE away RENAME TO limits')
  await vi.waitFor(async () => expect((await open()).statusCode).toBe(200), { timeout: 5_000, interval: 300 })
})

test('P3 deletes expired windows within a minute, and stores no caller', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { url, run } = await home()
  const limiter = replica(url)
  await limiter.take('address', '203.0.113.5', { count: 1, seconds: 3600 })
  await limiter.take('address', '203.0.113.6', { count: 1, seconds: 3600 })
  const rows = async () => (await run('SELECT * FROM limits')).rows
  expect(JSON.stringify(await rows())).not.toContain('203.0.113')
  await run('UPDATE limits SET until = 0 WHERE key = (SELECT min(key) FROM limits)')
  vi.advanceTimersByTime(60_000)
  await vi.waitFor(async () => expect(await rows()).toHaveLength(1))
})
