import { expect, test, vi } from 'vitest'
import { clockTime, dateAndTime } from './clock-time.ts'

test('CHAT-02 a time is hour:minute in the zone of the person', () => {
  expect(clockTime(Date.parse('2026-11-21T03:20:00Z'))).toBe('09:05 AM')
  expect(clockTime(Date.parse('2026-11-21T18:14:00Z'))).toBe('11:59 PM')
})

test('SET-02 a date reads as short month, day, year and two-digit time', () => {
  expect(dateAndTime('2026-11-21T10:20:00.000Z')).toBe('Nov 21, 2026, 04:05 PM')
})

test.each([
  ['Nov 21, 2026', () => import('./words/en/locale.ts')],
  ['21 nov 2026', () => import('./words/es/locale.ts')],
])('at every hour of %s a time reads the same alone and beside its date', async (date, locale) => {
  vi.resetModules()
  vi.doMock('./words/en/locale.ts', locale)
  const own = await import('./clock-time.ts')
  for (let hour = 0; hour < 24; hour++) {
    const time = new Date(2026, 10, 21, hour, 5)
    expect(own.dateAndTime(time.toISOString())).toBe(`${date}, ${own.clockTime(time.getTime())}`)
  }
})
