import { expect, test } from 'vitest'
import { measurePausing, placePauses } from './pausing.ts'
import { closeGaps, findPauses } from './segments.ts'

const word = (text: string, start: number) => ({ text, start, end: start + 0.4 })

const stretches = (...times: readonly [number, number][]) => times.map(([start, end]) => ({ start, end }))

const speech = stretches([1, 3], [3.3, 5], [5.6, 8], [9.2, 10], [12.5, 13])

test('sorts pauses into buckets, without the quiet before and after the talk', () => {
  const pausing = measurePausing(speech, [], [])
  expect(pausing.buckets).toEqual({ short: 1, long: 1, veryLong: 1, deadAir: 1 })
  expect(pausing).toMatchObject({ count: 4, perMinute: null, longestSeconds: 2.5 })
  expect(pausing.share).toBeCloseTo((0.3 + 0.6 + 1.2 + 2.5) / 12, 6)
})

test('a rate of pauses needs half a minute', () => {
  expect(measurePausing(stretches([0, 15], [16, 31]), [], []).perMinute).toBeCloseTo(60 / 31, 6)
})

test('one stretch of speech has no pause, and no shares of pause places', () => {
  const { count, meanSeconds, longestSeconds, share, runSyllables } = measurePausing(
    [{ start: 0, end: 2 }],
    [0.5, 1],
    [],
  )
  expect([count, meanSeconds, longestSeconds, share, runSyllables]).toEqual([0, null, null, 0, 2])
  expect(placePauses([], [word('one', 0)])).toEqual({ atBoundary: 0, withinClause: 0, boundaryShare: null })
})

test('tells pauses between clauses, by mark or opener, from those inside', () => {
  const words = [word('We', 0), word('left,', 0.5), word('the', 2), word('big', 4), word('because', 6), word('it', 6.5)]
  const pauses = stretches([1, 2], [2.5, 4], [4.5, 6])
  expect(placePauses(pauses, words)).toEqual({ atBoundary: 2, withinClause: 1, boundaryShare: 2 / 3 })
})

test('closes gaps shorter than the minimum, and keeps others as pauses', () => {
  const parts = stretches([0, 1], [1.1, 2], [3, 4])
  expect(closeGaps(parts, 0.2)).toEqual(stretches([0, 2], [3, 4]))
  expect(findPauses(parts, 0.5)).toEqual(stretches([2, 3]))
})
