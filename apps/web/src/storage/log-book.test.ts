import { beforeEach, expect, test, vi } from 'vitest'
import { growthOf, type SproutLog } from '../lib/growth.ts'
import { exportLogs, keepLog, removeLog, restoreLog, setDamagedAside } from './log-book.ts'
import { sproutDays, sproutLogs } from './sprout.ts'
import { stubStorage } from './test-storage.ts'

let kept: Map<string, string>
let room: number

beforeEach(() => {
  room = Number.POSITIVE_INFINITY
  kept = stubStorage('localStorage', () => room)
})

const log = (index: number, wordCount = 10): SproutLog => ({
  id: `log-${index}`,
  date: new Date(Date.UTC(2026, 0, 1, 12) + index * 43_200_000).toISOString(),
  wordCount,
  topWords: [{ word: 'listen', count: 3 }],
})

test('SPROUT-06 stores entries under sproutLogs in the specified format, newest first', () => {
  expect(keepLog(log(1))).toBe('kept')
  expect(keepLog(log(2))).toBe('kept')
  expect(JSON.parse(kept.get('sproutLogs') ?? '')).toEqual([log(2), log(1)])
})

test('SPROUT-06 keeps fifty entries, and every word count of older ones', () => {
  for (let index = 0; index < 73; index++) keepLog(log(index, index))
  expect(sproutLogs.read().items.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, i) => `log-${72 - i}`))
  const growth = growthOf(sproutLogs.read().items, sproutDays.read().items)
  expect(growth.words).toBe((72 * 73) / 2)
  expect(growth.days.length).toBe(37)
  expect(JSON.parse(kept.get('sproutDays') ?? '')[0]).toEqual({ date: '2026-01-01', words: 0 })
})

test('puts a removed entry back in its place', () => {
  for (let index = 0; index < 5; index++) keepLog(log(index))
  expect(removeLog('log-2')).toBe('kept')
  expect(sproutLogs.read().items.map(({ id }) => id)).toEqual(['log-4', 'log-3', 'log-1', 'log-0'])
  expect(restoreLog(log(2))).toBe('kept')
  expect(sproutLogs.read().items.map(({ id }) => id)).toEqual(['log-4', 'log-3', 'log-2', 'log-1', 'log-0'])
})

test('SPROUT-06 rejects a save when storage is full, and keeps everything', () => {
  for (let index = 0; index < 50; index++) keepLog(log(index))
  const before = kept.get('sproutLogs')
  room = (before?.length ?? 0) + 20
  expect(keepLog(log(50))).toBe('refused')
  expect(kept.get('sproutLogs')).toBe(before)
  expect(kept.has('sproutDays')).toBe(false)
})

test('blocked storage reads as empty and rejects saves', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  expect(sproutLogs.read().items).toEqual([])
  expect(keepLog(log(1))).toBe('refused')
})

test.each(['{', '"words"', '{"version":1,"logs":[]}', '5', ''])('leaves a non-list untouched: %s', (text) => {
  kept.set('sproutLogs', text)
  expect(sproutLogs.read().isDamaged).toBe(true)
  expect(keepLog(log(1))).toBe('damaged')
  expect(removeLog('log-1')).toBe('damaged')
  expect(kept.get('sproutLogs')).toBe(text)
  expect(JSON.parse(exportLogs()).sproutLogs).toEqual(text === '{' || text === '' ? text : JSON.parse(text))
  expect(setDamagedAside(7)).toBe('kept')
  expect(kept.get('sproutLogs.aside.7')).toBe(text)
  expect(keepLog(log(1))).toBe('kept')
})

test("damaged days block new entries, since old ones couldn't be archived", () => {
  kept.set('sproutDays', 'oh no')
  expect(keepLog(log(1))).toBe('damaged')
  expect(kept.get('sproutDays')).toBe('oh no')
})

test('carries unknown items along, and reads entries of older versions', () => {
  const old = { id: 1_700_000_000_000, date: '2025-06-11T10:00:00.000Z', wordCount: 12, mood: 'calm' }
  const foreign = [null, 'words', { date: 'yesterday', wordCount: 4 }, { date: old.date, wordCount: -1 }]
  kept.set('sproutLogs', JSON.stringify([old, ...foreign]))
  expect(sproutLogs.read().items).toEqual([{ ...old, id: '1700000000000', topWords: [] }])
  expect(keepLog(log(1))).toBe('kept')
  const after = JSON.parse(kept.get('sproutLogs') ?? '')
  expect(after).toEqual([log(1), { ...old, id: '1700000000000', topWords: [] }, ...foreign])
})
