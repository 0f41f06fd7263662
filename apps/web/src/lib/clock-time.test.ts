import { expect, test } from 'vitest'
import { clockTime, dateAndTime } from './clock-time.ts'

test('CHAT-02 a time is hour:minute in the zone of the person', () => {
  expect(clockTime(Date.parse('2026-11-21T03:20:00Z'))).toBe('9:05')
  expect(clockTime(Date.parse('2026-11-21T18:14:00Z'))).toBe('23:59')
})

test('SET-02 a date reads as short month, day, year and two-digit time', () => {
  expect(dateAndTime('2026-11-21T10:20:00.000Z')).toBe('Nov 21, 2026, 04:05 PM')
})
