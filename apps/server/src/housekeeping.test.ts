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

test('D8 deletes nobody when the clock jumps to 2106, or after it is set right', async () => {
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

test('D8 deletes nobody when the clock is set while the server runs', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z')
  let elapsed = 0
  const world = { ...realWorld, now: () => new Date(now), elapsed: () => elapsed }
  const { visitor, store } = await testApp({ world })
  const tidy = openHousekeeping(store, world)
  await visitor().say('kept')
  now = Date.parse('2106-02-07T00:00:00Z')
  elapsed += DAY
  await visitor().say('in another century')
  expect(await tidy()).toBe(false)
  expect(await rowsIn(store, 'owners')).toHaveLength(2)
  now = Date.parse('2026-01-02T00:00:00Z')
  expect(await tidy()).toBe(true)
  expect(await rowsIn(store, 'owners')).toHaveLength(2)
})
