import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { growthOf, growthRate, type SproutLog } from './growth.ts'
import { addDays, dateOf, daysBetween } from './local-day.ts'
import { isFunctionWord, topWordsOf } from './top-words.ts'

const log = (date: string, wordCount: number): SproutLog => ({ id: date, date, wordCount, topWords: [] })
const zone = process.env.TZ

afterEach(() => {
  process.env.TZ = zone
})

test('LEAF-02 adds words over logs and over the days of removed logs', () => {
  const growth = growthOf(
    [log('2026-11-21T04:00:00Z', 40), log('2026-11-20T04:00:00Z', 10), log('2026-11-20T03:00:00Z', 5)],
    [
      { date: '2026-11-02', words: 700 },
      { date: '2026-11-20', words: 1 },
    ],
  )
  expect(growth.words).toBe(756)
  expect(growth.days).toEqual([
    { date: '2026-11-02', words: 700 },
    { date: '2026-11-20', words: 16 },
    { date: '2026-11-21', words: 40 },
  ])
})

test('uses the local day: an evening in UTC is tomorrow in Kathmandu', () => {
  expect(growthOf([log('2026-11-20T18:20:00Z', 7)], []).days).toEqual([{ date: '2026-11-21', words: 7 }])
  expect(dateOf(new Date('2026-01-02T18:20:00Z'))).toBe('2026-01-03')
})

test('no logs means no growth, and a log without words counts as a log', () => {
  expect(growthOf([], [])).toEqual({ logs: 0, words: 0, days: [] })
  expect(growthOf([log('2026-11-20T04:00:00Z', 0)], [])).toMatchObject({ logs: 1, words: 0 })
})

test('LEAF-02 growth is the percent change from first to last day, or 100 if the first is empty', () => {
  const rate = (...words: number[]) =>
    growthRate(words.map((count, index) => ({ date: addDays('2026-01-01', index), words: count })))
  expect(rate()).toBe(0)
  expect(rate(80)).toBe(0)
  expect(rate(200, 5, 300)).toBe(50)
  expect(rate(200, 900, 150)).toBe(-25)
  expect(rate(0, 7)).toBe(100)
  expect(rate(0)).toBe(100)
  expect(rate(4, 0)).toBe(-100)
})

const entries = fc.array(
  fc.record({
    id: fc.uuid(),
    date: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }).map((at) => at.toISOString()),
    wordCount: fc.nat(5000),
    topWords: fc.array(fc.record({ word: fc.string({ maxLength: 4 }), count: fc.integer({ min: 1, max: 9 }) })),
  }),
)

test('LEAF-02 the total is the sum of all entries in every time zone', () => {
  const ZONES = ['Asia/Kathmandu', 'America/New_York', 'Pacific/Apia', 'Australia/Lord_Howe', 'UTC']
  fc.assert(
    fc.property(entries, fc.constantFrom(...ZONES), (logs, name) => {
      process.env.TZ = name
      const { words, days } = growthOf(logs, [])
      expect(words).toBe(logs.reduce((sum, { wordCount }) => sum + wordCount, 0))
      expect(days.map(({ date }) => date)).toEqual([...new Set(days.map(({ date }) => date))].sort())
      expect(growthOf(logs.toReversed(), []).days).toEqual(days)
    }),
    { numRuns: 60 },
  )
})

test('LEAF-02 keeps entries on their local days across a clock change', () => {
  process.env.TZ = 'America/New_York'
  // New York's clocks went back on November 1, 2026 and forward on March 8, 2026.
  const logs = ['2026-11-01T04:30:00Z', '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-02T04:59:00Z']
  const all = [...logs, '2026-11-02T05:00:00Z'].map((at) => log(at, 1))
  expect(growthOf(all, []).days).toEqual([
    { date: '2026-11-01', words: 4 },
    { date: '2026-11-02', words: 1 },
  ])
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
  expect(addDays('2026-10-31', 2)).toBe('2026-11-02')
})

test('changing time zone moves entries between days and keeps the total', () => {
  const logs = [log('2026-06-30T11:30:00Z', 30), log('2026-06-29T23:00:00Z', 12)]
  const seen = ['Pacific/Auckland', 'Pacific/Honolulu'].map((name) => {
    process.env.TZ = name
    return growthOf(logs, [])
  })
  expect(seen.map(({ words }) => words)).toEqual([42, 42])
  expect(seen.map(({ days }) => days.map(({ date }) => date))).toEqual([['2026-06-30'], ['2026-06-29', '2026-06-30']])
})

test("top words don't depend on the order of the entries", () => {
  fc.assert(
    fc.property(entries, (logs) => {
      const top = topWordsOf(logs)
      expect(topWordsOf(logs.toReversed())).toEqual(top)
      expect(top.length).toBeLessThanOrEqual(5)
      expect(top.map(({ count }) => count)).toEqual(top.map(({ count }) => count).sort((a, b) => b - a))
    }),
    { numRuns: 60 },
  )
})

test('leaves stop words out of the top words, in English and Spanish', () => {
  const topWords = ['and', 'The', 'don’t', 'para', 'también', 'river', 'casa'].map((word) => ({ word, count: 9 }))
  const entry = { id: '1', date: '2026-11-02T08:00:00Z', wordCount: 90, topWords }
  expect(topWordsOf([entry]).map(({ word }) => word)).toEqual(['casa', 'river'])
  const ownWords = [{ word: 'boat', count: 2 }]
  expect(topWordsOf([entry, { ...entry, ownWords }]).map(({ word }) => word)).toEqual(['casa', 'river', 'boat'])
  expect(isFunctionWord('')).toBe(false)
})
