import { expect, test } from 'vitest'
import { dateOf, growthOf, NO_GROWTH } from './growth.ts'

const log = (date: string, wordCount: number) => ({ id: date, date, wordCount, topWords: [] })

test('words add up over logs and over the days of logs that fell out', () => {
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

test('a day is the day where the person is: an evening in UTC is already tomorrow in Kathmandu', () => {
  expect(growthOf([log('2026-11-20T18:20:00Z', 7)], null).days).toEqual([{ date: '2026-11-21', words: 7 }])
  expect(dateOf(new Date('2026-01-02T18:20:00Z'))).toBe('2026-01-03')
})

test('what is no log counts for nothing and breaks nothing', () => {
  const broken = [null, 5, 'words', {}, log('yesterday', 5), log('2026-11-20T04:00:00Z', -1), { date: 3, wordCount: 3 }]
  expect(growthOf(broken, [{ date: '20-11-2026', words: 4 }])).toEqual(NO_GROWTH)
  expect(growthOf({ length: 3 }, 'none')).toEqual(NO_GROWTH)
})

test('a log without a word is a log', () => {
  expect(growthOf([log('2026-11-20T04:00:00Z', 0)], undefined)).toMatchObject({ logs: 1, words: 0 })
})
