import type { VoiceTake } from '@understory/contract/voice-take'
import { expect, test } from 'vitest'
import { TREND_SIZE, trendLine, trendOf } from './trend.ts'

const take = (clarityScore: number | null): VoiceTake => ({
  id: 'a0000000-0000-4000-8000-000000000000',
  createdAt: '2026-11-21T10:00:00.000Z',
  context: 'Work',
  durationSeconds: 30,
  speechSeconds: 25,
  wordsPerMinute: null,
  isWordRateEstimated: true,
  articulationRate: null,
  pauseShare: null,
  pausesPerMinute: null,
  pitchMedianHz: null,
  pitchSpreadSemitones: null,
  levelSpreadDb: null,
  loudnessLufs: null,
  snrDb: null,
  paceScore: null,
  clarityScore,
  warmthScore: null,
  confidenceScore: null,
  formalityScore: null,
  outline: [],
})

test('a trend runs from the oldest recording to the newest and leaves out what could not be told', () => {
  expect(trendOf([take(80), take(null), take(60)], 'clarityScore')).toEqual([60, 80])
  expect(trendOf([take(80), take(null)], 'clarityScore')).toEqual([])
  expect(trendOf([take(80), take(60)], 'paceScore')).toEqual([])
})

test('the line of a trend stands inside its picture, and a higher score stands higher', () => {
  const { d, end } = trendLine([0, 50, 100])
  expect(d).toMatch(/^M5,39/)
  expect(end).toEqual([TREND_SIZE.width - 5, 5])
})
