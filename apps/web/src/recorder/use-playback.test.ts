import { expect, test } from 'vitest'
import { playedShare } from './use-playback.ts'

test('VOICE-03 progress runs from 0 to exactly 100', () => {
  expect([0, 1, 2, 3].map((seconds) => playedShare(seconds, 2))).toEqual([0, 50, 100, 100])
  for (let samples = 1; samples < 90_000; samples += 7) {
    expect(playedShare(samples / 16_000, samples / 16_000)).toBe(100)
  }
  expect(playedShare(0, 0)).toBe(0)
})
