import { expect, test } from 'vitest'
import { talks } from '../../lib/words/en/talks.ts'
import { whenOf } from './talk-title.ts'

test('the day and time of a talk are written like every other time', () => {
  expect(whenOf('2026-11-27T17:30', '2026-11-26', talks)).toBe('Nov 27, 2026, 05:30 PM')
  expect(whenOf('2026-11-27T00:05', '2026-11-27', talks)).toBe('Today, 12:05 AM')
  expect(whenOf(null, '2026-11-27', talks)).toBe('No day yet')
})
