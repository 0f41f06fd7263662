import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directionOf } from './direction.ts'

test.each([
  ['too-few', []],
  ['too-few', [10, 20, 30, 40, 50]],
  ['rising', [10, 20, 30, 40, 50, 60]],
  ['falling', [60, 50, 40, 30, 20, 10]],
  // Two of 15 pairs are reversed; 40 of 720 orders are as one-sided, which is more than one in a hundred.
  ['unclear', [10, 30, 20, 50, 40, 60]],
  ['unclear', [70, 64, 71, 66, 72, 65, 70, 69]],
  // Too small to notice.
  ['unclear', [60, 60.5, 61, 61.5, 62, 62.5]],
  ['unclear', [60, 60, 60, 60, 60, 60, 60]],
  // One outlier changes nothing.
  ['rising', [10, 15, 20, 25, 30, 35, 40, 45, 50, 12]],
])('the direction is %s for %j', (direction, values) => expect(directionOf(values, 5)).toBe(direction))

test('reversed values give the opposite direction', () => {
  const turned = { rising: 'falling', falling: 'rising', unclear: 'unclear', 'too-few': 'too-few' } as const
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 12 }), (values) => {
      expect(directionOf(values.toReversed(), 5)).toBe(turned[directionOf(values, 5)])
    }),
  )
})

test('about one in a hundred orders of seven values, or fewer, gets a direction', () => {
  const orders = (values: readonly number[]): number[][] =>
    values.length < 2
      ? [[...values]]
      : values.flatMap((first, at) => orders(values.toSpliced(at, 1)).map((rest) => [first, ...rest]))
  const all = orders([10, 20, 30, 40, 50, 60, 70])
  const named = all.filter((values) => !['unclear', 'too-few'].includes(directionOf(values, 5)))
  expect(named.length).toBeGreaterThan(0)
  expect(named.length / all.length).toBeLessThanOrEqual(0.01)
})
