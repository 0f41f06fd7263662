import { SCREEN_LANGUAGES } from '@understory/contract/screen-language'
import { expect, test, vi } from 'vitest'
import { clockTime, dateAndTime } from './clock-time.ts'

test('CHAT-02 shows hour and minute in the local time zone', () => {
  expect(clockTime(Date.parse('2026-11-21T03:20:00Z'))).toBe('09:05 AM')
  expect(clockTime(Date.parse('2026-11-21T18:14:00Z'))).toBe('11:59 PM')
})

test('SET-02 shows a date as short month, day, year and two-digit time', () => {
  expect(dateAndTime('2026-11-21T10:20:00.000Z')).toBe('Nov 21, 2026, 04:05 PM')
})

test.each(SCREEN_LANGUAGES)('in %s writes days and times of a year as the browser does', async (language) => {
  vi.resetModules()
  vi.doMock('./words/en/dates.ts', () => import(`./words/${language}/dates.ts`))
  const [{ dateAndTime }, { shortDayAt }] = [await import('./clock-time.ts'), await import('./local-day.ts')]
  const day = { month: 'short', day: 'numeric' } as const
  const short = new Intl.DateTimeFormat(language, day)
  const whole = new Intl.DateTimeFormat(language, { ...day, year: 'numeric', hour: '2-digit', minute: '2-digit' })
  for (let hour = 0; hour < 366 * 24; hour += 5) {
    const time = new Date(2028, 0, 1, hour, 5)
    const at = time.toISOString()
    expect([shortDayAt(at), dateAndTime(at)]).toEqual([short.format(time), whole.format(time)])
  }
})
