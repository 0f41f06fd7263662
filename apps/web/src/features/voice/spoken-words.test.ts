import { expect, test } from 'vitest'
import type { Measures } from './figures.ts'
import { spokenWords } from './spoken-words.ts'
import { nothingMeasured } from './test-results.ts'

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
  expect(words.map(({ text, time }) => [text, time?.start])).toEqual([
    ['Well,', 1],
    ['yes.', 1.5],
  ])
})

test('marks fillers at their place in the transcript', () => {
  const found = [{ kind: 'filled-pause' as const, start: 0, end: 2, text: 'Um', time: null }]
  const rate = { count: 1, perMinute: 1, low: 0, high: 3, perHundredWords: 50 }
  const disfluencies = { found, filledPauses: rate, discourseFillers: rate, repetitions: rate, repairs: rate }
  const words = spokenWords({ transcript: 'Um, yes' }, { ...measures, disfluencies })
  expect(words.map(({ isFiller }) => isFiller)).toEqual([true, false])
})

test('handles an empty transcript, and words without detected speech', () => {
  expect(spokenWords({ transcript: '' }, measures)).toEqual([])
  expect(spokenWords({ transcript: 'Hello there' }, null).map(({ time }) => time)).toEqual([null, null])
})
