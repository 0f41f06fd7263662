import type { VoiceTake } from '@understory/contract/voice-take'
import { expect, test } from 'vitest'
import { sent } from '../../lib/words/en/sent.ts'
import { leafPrintAttachment, recordingAttachment, textAttachment, withAttachments } from './attachments.ts'

const take: VoiceTake = {
  id: '00000000-0000-4000-8000-000000000000',
  createdAt: '2026-11-21T10:00:00.000Z',
  context: 'Public',
  durationSeconds: 130.4,
  speechSeconds: 100,
  wordsPerMinute: 195.6,
  isWordRateEstimated: false,
  articulationRate: null,
  pauseShare: 0.124,
  pausesPerMinute: null,
  pitchMedianHz: null,
  pitchSpreadSemitones: null,
  levelSpreadDb: null,
  loudnessLufs: null,
  snrDb: null,
  paceScore: null,
  clarityScore: null,
  warmthScore: null,
  confidenceScore: null,
  formalityScore: null,
  outline: [],
}

test('adds rounded figures to the message, and only those that were measured', () => {
  const attached = [...recordingAttachment(take, sent), ...leafPrintAttachment({ words: 1240, logs: 12 }, sent)]
  expect(withAttachments('I talk too fast', attached)).toBe(
    'I talk too fast\n\nMy last recording: 2:10 long, 196 words a minute, 12 percent of it pauses.\nMy LeafPrint: 1,240 words in 12 entries.',
  )
})

test('offers nothing when nothing was measured, and leaves the message as it is', () => {
  expect(recordingAttachment(undefined, sent)).toEqual([])
  expect(textAttachment(undefined, sent)).toEqual([])
  expect(leafPrintAttachment({ words: 0, logs: 0 }, sent)).toEqual([])
  expect(withAttachments('Hi', [])).toBe('Hi')
})
