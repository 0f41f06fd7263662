import { expect, test } from 'vitest'
import { figuresOf, fillersOf } from './figures.ts'
import { findingOf } from './finding.ts'
import { hearReading, NOTHING_HEARD } from './listening.ts'
import { nothingMeasured, nothingScored, resultWith } from './test-results.ts'
import { tryNext } from './try-next.ts'
import { withoutDisfluency } from './without-disfluency.ts'

const measures = {
  ...nothingMeasured,
  speechSeconds: 40,
  wordsPerMinute: 80,
  problems: [],
  pauses: [{ start: 2, end: 6 }],
  filledPauses: [{ start: 7, end: 7.4, certainty: 'medium' as const, score: 1 }],
  pausing: nothingMeasured.pausing,
  disfluencies: null,
}
const slow = { ...nothingScored.pace, value: 30, low: 20, high: 40, steps: -3, assessment: 'Slow, with many pauses.' }
const scored = { ...nothingScored, pace: slow, clarity: { ...nothingScored.clarity, value: 20 } }
const result = resultWith({ measured: { measures, scores: scored } })
const asItIs = {
  ...result,
  reading: { transcript: '', tone: { confidence: 12 }, clarity: { score: 20 }, summary: 'Many pauses.' },
}

test('leave my disfluency alone: no comments or scores on pauses, fillers and repeats', () => {
  expect(findingOf({ measures, scores: scored }).key).toMatch(/below|paused/)
  const { reading, measured } = withoutDisfluency(asItIs)
  const figures = figuresOf({ ...asItIs, reading, measured })
  expect(reading).toMatchObject({ clarity: { score: null }, tone: { confidence: null } })
  expect(reading.summary).toBeUndefined()
  expect(figures.measures && fillersOf(figures.measures)).toEqual([])
  expect(figures.measures).toMatchObject({ pauses: [], pausing: null, disfluencies: null })
  for (const score of [figures.scores?.clarity, figures.scores?.fluency, figures.scores?.tone.confidence]) {
    expect(score?.value).toBeNull()
  }
  expect(findingOf(figures).key).toBe('heard')
  expect(figures.measures && tryNext(figures.measures, figures.scores).key).toMatch(/sameAgain|lift|carry/)
})

test('leave my disfluency alone: still reports a quick pace and keeps measurements', () => {
  const quick = { ...scored, pace: { ...slow, steps: 3 } }
  const left = withoutDisfluency({ ...asItIs, measured: { measures, scores: quick } })
  expect(left.measured?.scores.pace.steps).toBe(3)
  expect(asItIs.measured?.measures.pauses).toHaveLength(1)
})

test('leave my disfluency alone: live hints only mention a quick pace', () => {
  const band = { low: 120, high: 160 }
  const reading = (pace: number, longestRunSeconds = 0) => {
    return { at: 30, wordsPerMinute: pace, withoutPauses: pace, longestRunSeconds }
  }
  expect(hearReading(NOTHING_HEARD, reading(140, 60), band).hint).toBe('breath')
  expect(hearReading(NOTHING_HEARD, reading(140, 60), band, true).hint).toBeNull()
  expect(hearReading(NOTHING_HEARD, reading(60), band, true).hint).toBeNull()
  expect(hearReading(NOTHING_HEARD, reading(260), band, true).hint).toBe('quick')
})
