import { expect, test } from 'vitest'
import { branchesIn } from './branches.ts'
import { sproutSummary } from './contents.ts'
import { demoView } from './demo.ts'
import { clarityTrend } from './trend.ts'

test('SHARED-01 the branches of an address come in our order, once each, and unknown ones are passed over', () => {
  expect(branchesIn('still-waters,word-counter,word-counter,nonsense')).toEqual(['word-counter', 'still-waters'])
  expect(branchesIn(undefined)).toEqual([])
})

test('SHARED-01 the demonstration shows the branches of its address and no other', () => {
  const { snapshot, access } = demoView(['astrology'], 'coach')
  expect(access).toBe('coach')
  expect(Object.keys(snapshot).toSorted()).toEqual(['astrology', 'takenAt', 'texts'])
})

test('clarity moved only where the difference can be told, from the oldest to the newest reading', () => {
  const of = (...clarity: (number | null)[]) => clarityTrend(clarity.map((value) => ({ clarity: value })))
  expect(of(84, null, 73)).toBe('clearer')
  expect(of(73, 84)).toBe('lessClear')
  expect(of(75, 73)).toBe('asClear')
  expect([of(), of(80), of(null, 80)]).toEqual([undefined, undefined, undefined])
})

test('A5 what SproutLog shares is counts alone: 60 days and 10 words at most', () => {
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
