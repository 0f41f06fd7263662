import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { ENGINES } from '../../testing/stores.ts'
import { realWorld } from '../../world.ts'

const TIME = '2026-11-20T10:00:00.000Z'

test.each(ENGINES)(
  'S1 S2 opens the same forest in another browser once, for ten minutes, on %s',
  async (_engine, open) => {
    let now = Date.parse(TIME)
    const { visitor, store } = await testApp({ store: await open(), world: { ...realWorld, now: () => new Date(now) } })
    const [laptop, phone, third] = [visitor(), visitor(), visitor()]
    await laptop.say('On the laptop')
    const { code, expiresAt } = (await laptop.ask('POST', '/api/device-codes', {})).json()
    expect(code).toMatch(/^(?:[a-z]{5}-){7}[a-z]{5}$/)
    expect(Date.parse(expiresAt) - now).toBe(10 * 60 * 1000)
    expect(JSON.stringify(await store.read.selectFrom('device_codes').selectAll().execute())).not.toContain(code)
    const typed = code.toUpperCase().replaceAll('-', ' ')
    expect((await phone.ask('POST', '/api/device-codes/redeem', { code: typed })).statusCode).toBe(204)
    expect((await phone.ask('GET', '/api/conversations')).json()).toHaveLength(1)
    expect((await third.ask('POST', '/api/device-codes/redeem', { code })).statusCode).toBe(404)

    const sessions = (await laptop.ask('GET', '/api/sessions')).json()
    expect(sessions).toHaveLength(2)
    const other = sessions.find(({ isThis }: { isThis: boolean }) => !isThis)
    expect((await third.ask('DELETE', `/api/sessions/${other.id}`)).statusCode).toBe(404)
    expect((await laptop.ask('DELETE', `/api/sessions/${other.id}`)).statusCode).toBe(204)
    expect((await phone.ask('GET', '/api/conversations')).json()).toEqual([])

    const late = (await laptop.ask('POST', '/api/device-codes', {})).json().code
    now += 10 * 60 * 1000 + 1
    expect((await third.ask('POST', '/api/device-codes/redeem', { code: late })).statusCode).toBe(404)
  },
)

test('S5 blocks an address after 20 wrong codes', async () => {
  const { visitor } = await testApp()
  const statuses: number[] = []
  for (let guess = 0; guess < 22; guess++)
    statuses.push((await visitor().ask('POST', '/api/device-codes/redeem', { code: `babab-${guess}` })).statusCode)
  expect(statuses.slice(18)).toEqual([404, 404, 429, 429])
})
