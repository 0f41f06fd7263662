import { expect, test } from 'vitest'
import type { Measures } from './figures.ts'
import { spokenWords, wordAfter } from './spoken-words.ts'
import { disfluent, nothingMeasured } from './test-results.ts'

const measures: Measures = {
  ...nothingMeasured,
  speech: [
    { start: 1, end: 2 },
    { start: 4, end: 5 },
  ],
  pauses: [{ start: 2, end: 4 }],
}

test('VOICE-06 spreads untimed words over the speech, never into a pause', () => {
  const words = spokenWords({ transcript: 'four four four four' }, measures)
  expect(words.map(({ time }) => time?.start)).toEqual([1, 1.5, 2, 4.5])
  expect(words.map(({ pauseBefore }) => pauseBefore)).toEqual([null, null, 2, null])
})

test("keeps a recognizer's times", () => {
  const transcriptWords = [
    { text: 'Well', start: 1, end: 1.4 },
    { text: 'yes', start: 1.5, end: 2 },
  ]
  const words = spokenWords({ transcript: 'Well, yes.', transcriptWords }, null)
  expect(words.map(({ text, time }) => `${text} ${time?.start}`)).toEqual(['Well, 1', 'yes. 1.5'])
})

test('marks fillers at their place in the transcript', () => {
  const found = [{ kind: 'filled-pause' as const, start: 0, end: 2, text: 'Um', time: null }]
  const words = spokenWords({ transcript: 'Um, yes' }, { ...measures, ...disfluent(found) })
  expect(words.map(({ isFiller }) => isFiller)).toEqual([true, false])
})

test('handles an empty transcript, and words without detected speech', () => {
  expect(spokenWords({ transcript: '' }, measures)).toEqual([])
  expect(spokenWords({ transcript: 'Hello there' }, null).map(({ time }) => time)).toEqual([null, null])
})

test("VOICE-06: arrow keys move between transcript words, skipping those that can't be played", () => {
  const time = { start: 0, end: 1 }
  const words = [{ time: null }, { time }, { time }, { time: null }, { time }]
  expect(['ArrowRight', 'ArrowDown'].map((key) => wordAfter(key, 2, words))).toEqual([4, 4])
  expect(['ArrowLeft', 'ArrowUp'].map((key) => wordAfter(key, 4, words))).toEqual([2, 2])
  expect([wordAfter('Home', 4, words), wordAfter('End', 1, words)]).toEqual([1, 4])
  expect(wordAfter('ArrowRight', 4, words)).toBeUndefined()
  for (const key of ['ArrowLeft', 'a']) expect(wordAfter(key, 1, words)).toBeUndefined()
})
