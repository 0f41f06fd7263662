import { expect, test } from 'vitest'
import { keepHouse } from './housekeeping.ts'
import { testApp } from './testing/app.ts'
import { ENGINES } from './testing/stores.ts'
import { realWorld } from './world.ts'

const DAY = 24 * 60 * 60 * 1000

test.each(ENGINES)(
  'P3 what nobody visited for 400 days goes with all its rows, and nothing else, on %s',
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
    await keepHouse(store, world)
    const rows = await store.read.selectFrom('turns').select('content').execute()
    expect(rows.map(({ content }) => content)).toEqual(['kept', 'Personal: user=kept'])
    expect(await store.read.selectFrom('owners').selectAll().execute()).toHaveLength(1)
    expect(await store.read.selectFrom('requests').selectAll().execute()).toEqual([])
  },
)
