import { expect, test } from 'vitest'
import { partOfDay } from './part-of-day.ts'

test.each([
  ['evening', [18, 23, 0, 3]],
  ['morning', [4, 11]],
  ['afternoon', [12, 17]],
])('the greeting changes at 4 am, noon and 6 pm: %s', (part, hours) => {
  expect(hours.map(partOfDay)).toEqual(hours.map(() => part))
})
