import { expect, test } from 'vitest'
import { readFigures } from './voice-figures.ts'

const STORED = {
  durationSeconds: 30,
  speechSeconds: 24,
  wordsPerMinute: 150,
  isWordRateEstimated: true,
  articulationRate: 4.2,
  pauseShare: 0.2,
  pausesPerMinute: 12,
  pitchMedianHz: 180,
  pitchSpreadSemitones: 3,
  levelSpreadDb: 4,
  loudnessLufs: -20,
  snrDb: 30,
  paceScore: 80,
  clarityScore: 70,
  warmthScore: null,
  confidenceScore: null,
  formalityScore: null,
  outline: [0.5, 1],
}

test('reads a recording stored before a measure was added, with null for that measure', () => {
  const { snrDb: _missing, ...older } = STORED
  expect(readFigures(JSON.stringify(older))).toEqual({ ...STORED, snrDb: null })
})

test.each([null, [], 'text', {}, { ...STORED, durationSeconds: 'long' }])('reads no figures from %j', (stored) => {
  expect(readFigures(JSON.stringify(stored))).toBeUndefined()
})
