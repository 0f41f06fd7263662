import { expect, test } from 'vitest'
import { stageOf } from '../../lib/leafprint.ts'
import { growTree } from '../../ui/leafprint/grow.ts'
import { layOut } from './layout.ts'
import { sampleLogs } from './sample-logs.ts'

const topWords = ['listen', 'garden', 'maybe', 'team', 'story'].map((word, i) => ({ word, count: 9 - i }))

test('labels never overlap and stay inside the plate', () => {
  for (const words of [3, 499, 700, 2400, 7000, 14_000, 90_000]) {
    const days = [{ date: '2026-01-01', words }]
    const tree = growTree({ species: stageOf(words).species, words, days, topWords, foliage: 1 })
    const { callouts, left, width, top, height, unit } = layOut(tree, words)
    expect(callouts.length).toBe(5)
    for (const side of [-1, 1]) {
      const heights = callouts.filter((each) => each.side === side).map(({ to }) => to.y)
      const gaps = heights.slice(1).map((y, i) => Math.abs(y - (heights[i] ?? 0)))
      expect(Math.min(...gaps, Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(43 * unit)
    }
    for (const { to } of callouts) {
      expect(to.x).toBeGreaterThan(left + 140 * unit)
      expect(to.x).toBeLessThan(left + width - 100 * unit)
      expect(to.y).toBeGreaterThan(top)
      expect(to.y).toBeLessThan(top + height)
    }
  }
})

test('LEAF-03 has three sample logs, dated in local days, newest first', () => {
  const logs = sampleLogs('2026-11-02')
  expect(logs.length).toBe(3)
  expect(logs.map(({ date }) => new Date(date).getDate())).toEqual([2, 1, 30])
})
