import { expect, test } from 'vitest'
import { analyzeVoice, type VoiceOptions } from './analyze-voice.ts'
import { toPastRecording } from './voice/baseline.ts'
import { scoreWords } from './voice/score-words.ts'
import { add, RATE, silence, talk, whiteNoise } from './voice/test-sounds.ts'

const spoken = talk({ seconds: 20, rate: 4 })
const analyze = (samples: Float32Array, options: Partial<VoiceOptions> = {}) =>
  analyzeVoice(samples, RATE, { context: 'Work', ...options }, scoreWords)
// About as many syllables as the synthetic talk.
const WORDS = 'Thank you so much for coming here today, we are glad to see you all again. '.repeat(4)

test('VOICE-05 a recording gives measures, scores and a summary with its pace', () => {
  const { measures, scores, summary } = analyze(spoken)
  expect(summary).toContain(`roughly ${Math.round(measures.wordsPerMinute ?? 0)} words a minute`)
  expect(summary).toContain('140 to 190 is usual')
  expect(scores.tone.warmth).toMatchObject({ value: null, reason: expect.stringContaining('words only') })
})

test('VOICE-05 a silent recording has no scores and says why, with any transcript', () => {
  const { scores, summary } = analyze(silence(5), { transcript: 'Thank you so much.' })
  expect(summary).toBe('The recording is silent, so there is no speech to measure.')
  expect([scores.pace.assessment, scores.tone.warmth.reason]).toEqual([summary, summary])
  expect(scores.emotion).toMatchObject({ primary: null, reason: summary })
  const none = { value: null, low: null, high: null, basis: 'null', certainty: 'none' }
  for (const score of [scores.pace, scores.clarity, scores.fluency, ...Object.values(scores.tone)])
    expect(score).toMatchObject({ ...none, reason: expect.stringMatching(/^[A-Z].*\.$/) })
})

test("doesn't score the transcript of another recording", () => {
  const { scores } = analyze(spoken, { transcript: 'Yes.' })
  expect(scores.tone.warmth.reason).toContain('does not fit')
  expect(scores.emotion.reason).toContain('does not fit')
})

test('scores a transcript that fits', () => {
  const { measures, scores } = analyze(spoken, { context: 'Personal', transcript: WORDS })
  expect(measures.words).toBe(64)
  expect(scores.tone.warmth.reason ?? '').not.toContain('no words here')
})

test('compares with three earlier recordings, and mentions outliers in the summary', () => {
  const past = { ...toPastRecording(analyze(spoken).measures, 'Work'), wordsPerMinute: 90 }
  const { scores, summary } = analyze(spoken, { history: [past, past, past] })
  expect(scores.usual?.map(({ measure }) => measure)).toContain('wordsPerMinute')
  expect(summary).toMatch(/usual for you in this context\./)
})

test('mentions a noisy room in the summary', () => {
  const { measures, summary } = analyze(add(spoken, whiteNoise(20, -32)))
  expect(measures.problems.map(({ code }) => code)).toContain('noisy')
  expect(summary).toContain('The room is noisy')
})
