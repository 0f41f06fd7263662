import type { TextResult } from '@understory/contract/text-analysis'
import { expect, test } from 'vitest'
import { CHART, chartOf, shownValue, textReadings, trendsOf } from './trends.ts'

const text = (at: number, warmth: number | null): TextResult => ({
  id: `a0000000-0000-4000-8000-00000000000${at}`,
  createdAt: `2026-11-0${at}T10:00:00.000Z`,
  context: 'Work',
  words: 120,
  sentences: 8,
  gradeLevel: 6,
  tone: { warmth, confidence: null, formality: null, clarity: null, politeness: null, certainty: null },
  findings: {},
  text: null,
})

test('LEAF-02 trends run oldest to newest and leave out missing values', () => {
  const readings = textReadings([text(3, 60), text(2, null), text(1, 40)])
  expect(readings.readings.map(({ date }) => date)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03'])
  expect(trendsOf(readings)).toEqual([
    { figure: 'warmth', values: [40, 60], direction: 'too-few' },
    { figure: 'gradeLevel', values: [6, 6, 6], direction: 'too-few' },
  ])
  expect(trendsOf(textReadings([]))).toEqual([])
})

test('names a direction for a steady climb, and none for ups and downs', () => {
  const climb = [9, 8, 7, 6, 5, 4].map((at) => text(at, at * 10))
  expect(trendsOf(textReadings(climb))[0]?.direction).toBe('rising')
  const sway = [9, 8, 7, 6, 5, 4].map((at) => text(at, at % 2 === 0 ? 52 : 60))
  expect(trendsOf(textReadings(sway))[0]?.direction).toBe('unclear')
})

test("points fit the full scale; two points aren't connected", () => {
  const [first, second] = chartOf({ figure: 'warmth', values: [0, 100], direction: 'too-few' }).points
  expect(first?.[1]).toBeGreaterThan(second?.[1] ?? 0)
  expect(chartOf({ figure: 'warmth', values: [0, 100], direction: 'too-few' }).line).toBeNull()
  const grades = chartOf({ figure: 'gradeLevel', values: [-3, 6, 40], direction: 'too-few' })
  expect(grades.line).not.toBeNull()
  for (const [x, y] of grades.points) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(CHART.width)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(CHART.height)
  }
  expect([shownValue('gradeLevel', -0.4), shownValue('warmth', 59.6)]).toEqual(['0', '60'])
})
