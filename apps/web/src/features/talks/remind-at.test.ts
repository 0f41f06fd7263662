import { expect, test } from 'vitest'
import { remindAt } from './remind-at.ts'

test('a reminder counts from the clock on the wall, over midnight and the end of a month too', () => {
  expect(remindAt('2026-12-01T00:30', 'hour')).toBe('2026-11-30T23:30')
  expect(remindAt('2026-12-01T00:30', 'evening')).toBe('2026-11-30T18:00')
  expect(remindAt('2026-12-01T09:15', 'atTime')).toBe('2026-12-01T09:15')
  expect(remindAt('2026-12-01', 'morning')).toBe('2026-12-01T08:00')
})

test('without a time there is no hour before it', () => {
  expect(remindAt('2026-12-01', 'hour')).toBeNull()
  expect(remindAt('2026-12-01', 'atTime')).toBeNull()
})
