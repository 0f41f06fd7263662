import { expect, test } from 'vitest'
import { VoiceReadingSchema } from './voice-reading.ts'

const SPECIFIED = {
  transcript: '',
  tone: { warmth: 60, confidence: 55, formality: 40 },
  clarity: { score: 71 },
  words: { count: 120, perMinute: 150 },
  pace: { score: 88, assessment: 'Steady.' },
  emotion: { primary: 'joy', secondary: null, intensity: 40 },
  summary: 'Steady.',
  duration: 30,
}

test('VOICE-05 VOICE-12 accepts transcript, tone and clarity, also with an empty transcript', () => {
  expect(VoiceReadingSchema.safeParse(SPECIFIED).success).toBe(true)
  const { transcript, tone, clarity } = SPECIFIED
  expect(VoiceReadingSchema.safeParse({ transcript, tone, clarity }).success).toBe(true)
})

test.each(['transcript', 'tone', 'clarity'])('VOICE-12 rejects a reply without %s', (part) => {
  expect(VoiceReadingSchema.safeParse({ ...SPECIFIED, [part]: undefined }).success).toBe(false)
})
