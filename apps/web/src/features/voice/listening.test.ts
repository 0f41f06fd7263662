import { describe, expect, test } from 'vitest'
import { HINT_EVERY_SECONDS, hearReading, type Listening, NOTHING_HEARD, summaryOf } from './listening.ts'

const BAND = { low: 140, high: 190 }
const reading = (at: number, wordsPerMinute: number | null, longestRunSeconds = 3, withoutPauses = wordsPerMinute) => ({
  at,
  wordsPerMinute,
  withoutPauses,
  longestRunSeconds,
})
const hear = (...readings: ReturnType<typeof reading>[]): Listening[] => {
  let so = NOTHING_HEARD
  return readings.map((one) => {
    so = hearReading(so, one, BAND)
    return so
  })
}

describe('SIDE-02 listening', () => {
  test('gives at most one hint every 18 seconds', () => {
    const heard = hear(...Array.from({ length: 40 }, (_, index) => reading(index * 3, 260)))
    const times = [...new Set(heard.filter(({ hint }) => hint).map(({ hintAt }) => hintAt))]
    expect(times.every((time, index) => index === 0 || time - (times[index - 1] ?? 0) >= HINT_EVERY_SECONDS)).toBe(true)
    expect(heard.at(-1)?.hints).toBe(times.length)
    expect(times.length).toBeGreaterThan(5)
  })

  test('suggests a breath after a long run without a pause', () =>
    expect(hear(reading(3, 160, 15))[0]?.hint).toBe('breath'))

  test('explains a slow pace by its pauses', () => {
    expect(hear(reading(3, 100, 3, 160))[0]?.hint).toBe('pauses')
    expect(hear(reading(3, 100, 3, 120))[0]?.hint).toBe('slow')
  })

  test('gives no pace and no hint for silence', () => {
    expect(hear(reading(3, null))[0]).toMatchObject({ pace: null, hint: null, paces: [] })
  })

  test('smooths the live pace by half', () => {
    expect(hear(reading(3, 150), reading(6, 190)).at(-1)?.pace).toBe(170)
  })

  test('the summary counts only what was heard', () => {
    const last = hear(reading(3, 150), reading(6, null), reading(9, 250)).at(-1) ?? NOTHING_HEARD
    expect(summaryOf(last, BAND)).toMatchObject({ seconds: 9, meanPace: 200, insideShare: 0.5 })
    expect(summaryOf(NOTHING_HEARD, BAND)).toEqual({ seconds: 0, hints: 0, meanPace: null, insideShare: null })
  })
})
