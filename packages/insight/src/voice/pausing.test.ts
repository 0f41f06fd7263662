import { expect, test } from 'vitest'
import { measurePausing, placePauses } from './pausing.ts'
import { closeGaps, findPauses } from './segments.ts'

const speech = [
  { start: 1, end: 3 },
  { start: 3.3, end: 5 },
  { start: 5.6, end: 8 },
  { start: 9.2, end: 10 },
  { start: 12.5, end: 13 },
]

test('sorts pauses into buckets, without the quiet before and after the talk', () => {
  const pausing = measurePausing(speech, [], [])
  expect(pausing.buckets).toEqual({ short: 1, long: 1, veryLong: 1, deadAir: 1 })
  expect(pausing).toMatchObject({ count: 4, perMinute: null, longestSeconds: 2.5 })
  expect(pausing.share).toBeCloseTo((0.3 + 0.6 + 1.2 + 2.5) / 12, 6)
})

test('a rate of pauses needs half a minute', () => {
  const long = [
    { start: 0, end: 15 },
    { start: 16, end: 31 },
  ]
  expect(measurePausing(long, [], []).perMinute).toBeCloseTo(60 / 31, 6)
})

test('one stretch of speech has no pause', () => {
  expect(measurePausing([{ start: 0, end: 2 }], [0.5, 1], [])).toMatchObject({
    count: 0,
    meanSeconds: null,
    longestSeconds: null,
    share: 0,
    runSyllables: 2,
  })
})

const word = (text: string, start: number) => ({ text, start, end: start + 0.4 })

test('tells pauses between clauses, by mark or opener, from those inside', () => {
  const words = [word('We', 0), word('left,', 0.5), word('the', 2), word('big', 4), word('because', 6), word('it', 6.5)]
  const pauses = [
    { start: 1, end: 2 },
    { start: 2.5, end: 4 },
    { start: 4.5, end: 6 },
  ]
  expect(placePauses(pauses, words)).toEqual({ atBoundary: 2, withinClause: 1, boundaryShare: 2 / 3 })
})

test('gives no shares of pause places without pauses', () => {
  expect(placePauses([], [word('one', 0)])).toEqual({ atBoundary: 0, withinClause: 0, boundaryShare: null })
})

test('closes gaps shorter than the minimum, and keeps others as pauses', () => {
  const stretches = [
    { start: 0, end: 1 },
    { start: 1.1, end: 2 },
    { start: 3, end: 4 },
  ]
  expect(closeGaps(stretches, 0.2)).toEqual([
    { start: 0, end: 2 },
    { start: 3, end: 4 },
  ])
  expect(findPauses(stretches, 0.5)).toEqual([{ start: 2, end: 3 }])
})
