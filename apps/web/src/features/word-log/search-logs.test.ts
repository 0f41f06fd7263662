import { expect, test } from 'vitest'
import type { SproutLog } from '../../lib/growth.ts'
import { newTopWords, searchLogs } from './search-logs.ts'

const log = (id: string, date: string, wordCount: number, ...topWords: string[]): SproutLog => ({
  id,
  date,
  wordCount,
  topWords: topWords.map((word) => ({ word, count: 2 })),
})
const logs = [
  log('b', '2026-11-20T18:20:00Z', 436, 'garden', 'listen'),
  log('a', '2026-06-10T04:00:00Z', 52, 'students', 'gate'),
]
const found = (query: string) => searchLogs(logs, query).map(({ id }) => id)

test('finds entries by the start of a top word, the shown day, or their count', () => {
  expect(found('  ')).toEqual(['b', 'a'])
  expect(found('GA')).toEqual(['b', 'a'])
  expect(found('arden')).toEqual([])
  expect(found('nov 21')).toEqual(['b'])
  expect(found('2026 listen')).toEqual(['b'])
  expect(found('52')).toEqual(['a'])
  expect(found('nothing')).toEqual([])
})

test('a top word is new when no earlier entry used it', () => {
  const words = ['listen', 'beans'].map((word) => ({ word, count: 2 }))
  expect(newTopWords(words, logs)).toEqual(['beans'])
  expect(newTopWords([{ word: 'listen', count: 2 }], [])).toEqual(['listen'])
})
