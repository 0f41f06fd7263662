import { expect, test } from 'vitest'
import { deleteExpired, openHousekeeping } from './housekeeping.ts'
import { testApp } from './testing/app.ts'
import { ENGINES, rowsIn } from './testing/stores.ts'
import { realWorld } from './world.ts'

const DAY = 24 * 60 * 60 * 1000

test.each(ENGINES)(
  'P3 deletes owners unseen for 400 days with their rows, nothing else, on %s',
  async (_engine, open) => {
    let now = Date.parse('2026-01-01T00:00:00Z')
    const world = { ...realWorld, now: () => new Date(now) }
    const { visitor, store } = await testApp({ store: await open(), world })
    const [stale, faithful] = [visitor(), visitor()]
    await stale.say('old', {}, { 'idempotency-key': 'a' })
    await faithful.say('kept')
    now += 200 * DAY
    await faithful.ask('GET', '/api/conversations')
    now += 201 * DAY
    await deleteExpired(store, world)
    const rows = await store.read.selectFrom('turns').select('content').execute()
    expect(rows.map(({ content }) => content)).toEqual(['kept', 'Personal: user=kept'])
    expect(await rowsIn(store, 'owners')).toHaveLength(1)
    expect(await rowsIn(store, 'requests')).toEqual([])
  },
)

test('D8 deletes nobody and ends no session when the clock jumps while the server runs', async () => {
  const start = Date.now()
  let wall = start
  let elapsed = 0
  const world = { ...realWorld, now: () => new Date(wall), elapsed: () => elapsed }
  const { visitor, person, store } = await testApp({ world })
  const tidy = openHousekeeping(store, world)
  await person.say('kept')
  for (const time of [start + 3.7e6, start - 3.7e6, start + DAY, start - DAY, 0, Date.UTC(2106, 1, 7)]) {
    wall = time
    elapsed += 1_000
    expect((await person.ask('GET', '/api/conversations')).statusCode).toBe(200)
    expect((await visitor().say('in another time')).statusCode).toBe(200)
    expect(await tidy()).toBe(false)
    wall = start + elapsed
    expect(await tidy()).toBe(true)
    expect(await person.read('/api/conversations')).toHaveLength(1)
  }
  await person.say('later')
  expect(await person.read('/api/conversations')).toMatchObject([{ title: 'later' }, { title: 'kept' }])
  // Whoever first came in 1970 counts as unseen since then.
  expect((await rowsIn(store, 'owners')).length).toBeGreaterThanOrEqual(6)
})

test('D8 deletes nobody after a start with a clock far ahead or behind', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z')
  const world = { ...realWorld, now: () => new Date(now) }
  const { person, store } = await testApp({ world })
  await person.say('kept')
  for (const time of ['2106-02-07T00:00:00Z', '1970-01-01T00:00:00Z', '2026-01-02T00:00:00Z']) {
    now = Date.parse(time)
    await deleteExpired(store, world)
  }
  expect(await person.read('/api/conversations')).toHaveLength(1)
})
