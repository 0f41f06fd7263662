import { expect, test } from 'vitest'
import { partOfDay } from './part-of-day.ts'

test('the greeting turns at four in the morning, at noon and at six', () => {
  expect([3, 4, 11, 12, 17, 18, 23, 0].map(partOfDay)).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
    'evening',
  ])
})
