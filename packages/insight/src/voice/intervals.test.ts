import { expect, test } from 'vitest'
import { bootstrapInterval, leastRateWidth, poissonInterval } from './intervals.ts'

test("the exact interval of a count matches Garwood's table", () => {
  const table = {
    0: [0, 3.69],
    1: [0.03, 5.57],
    2: [0.24, 7.22],
    5: [1.62, 11.67],
    12: [6.2, 20.96],
    50: [37.11, 65.92],
  }
  for (const [count, [low, high]] of Object.entries(table)) {
    expect(poissonInterval(Number(count)).low, count).toBeCloseTo(low ?? Number.NaN, 1)
    expect(poissonInterval(Number(count)).high, count).toBeCloseTo(high ?? Number.NaN, 1)
  }
})

test("a longer talk narrows the rate's interval, but never to zero", () => {
  const widths = [0.5, 3, 5, 8, 15, 30, 45, 60, 120, 300].map(leastRateWidth)
  for (const [i, width] of widths.entries()) {
    expect(width).toBeGreaterThan(0)
    if (i > 0) expect(width).toBeLessThanOrEqual(widths[i - 1] ?? 0)
  }
})

test('resampling gives the same interval every time', () => {
  const statistic = (at: readonly number[]) => at.reduce((sum, i) => sum + i, 0) / at.length
  expect(bootstrapInterval(9, statistic)).toEqual(bootstrapInterval(9, statistic))
  expect(bootstrapInterval(9, statistic).low).toBeLessThan(4)
  expect(bootstrapInterval(9, statistic).high).toBeGreaterThan(4)
})
