import { expect, test } from 'vitest'
import { clarityTrend } from './trend.ts'

test("reports a clarity change only when it's measurable, oldest to newest", () => {
  const of = (...clarity: (number | null)[]) => clarityTrend(clarity.map((value) => ({ clarity: value })))
  expect(of(84, null, 73)).toBe('clearer')
  expect(of(73, 84)).toBe('lessClear')
  expect(of(75, 73)).toBe('asClear')
  expect([of(), of(80), of(null, 80)]).toEqual([undefined, undefined, undefined])
})
