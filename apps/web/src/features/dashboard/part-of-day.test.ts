import { expect, test } from 'vitest'
import { partOfDay } from './part-of-day.ts'

test('the greeting changes at 4 am, noon and 6 pm', () => {
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
