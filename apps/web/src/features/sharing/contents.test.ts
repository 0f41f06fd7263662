import { expect, test } from 'vitest'
import { sproutSummary } from './contents.ts'

test('A5 SproutLog shares only counts: at most 60 days and 10 words', () => {
  const days = Array.from({ length: 80 }, (_, at) => ({ date: `2026-01-${String(at).padStart(2, '0')}`, words: at }))
  const topWords = Array.from({ length: 12 }, (_, at) => ({ word: `word${at}`, count: 20 - at }))
  const logs = [{ id: 'a', date: '2026-01-01T00:00:00.000Z', wordCount: 5, topWords, text: 'private words' }]
  const summary = sproutSummary(logs, { logs: 1, words: 3160, days })
  expect([summary.days.length, summary.topWords.length, summary.totalWords, summary.dayCount]).toEqual([
    60, 10, 3160, 80,
  ])
  expect(summary.days.at(-1)?.words).toBe(79)
  expect(JSON.stringify(summary)).not.toContain('private')
})
