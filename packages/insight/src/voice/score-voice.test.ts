import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { CONTEXT_TARGETS, type ContextName } from '../text/contexts.ts'
import { COMPREHENSION_LIMIT, paceBand } from './bands.ts'
import { compareWithUsual, toPastRecording } from './baseline.ts'
import { judgePace } from './judge-pace.ts'
import { measureVoice } from './measure-voice.ts'
import { fillerPoints, repairPoints } from './score-clarity.ts'
import { pacePoints, scorePace, stepsOutside } from './score-pace.ts'
import { normalShare, toneThird } from './score-tone.ts'
import type { PastRecording } from './score-types.ts'
import { scoreVoice } from './score-voice.ts'
import { add, RATE, talk, whiteNoise } from './test-sounds.ts'
import type { VoiceMeasures } from './types.ts'

// For slow machines.
vi.setConfig({ testTimeout: 60_000 })

const VOICE = talk({ seconds: 40, rate: 4 })
const spoken = measureVoice(VOICE, RATE)
const paced = (wordsPerMinute: number, share: number, certainty: 'low' | 'high'): VoiceMeasures => ({
  ...spoken,
  wordsPerMinute,
  isWordRateEstimated: certainty === 'low',
  trust: {
    ...spoken.trust,
    wordsPerMinute: { certainty, low: wordsPerMinute * (1 - share), high: wordsPerMinute * (1 + share) },
  },
})
const at = (wordsPerMinute: number) => paced(wordsPerMinute, 0.05, 'high')
const guess = (wordsPerMinute: number) => paced(wordsPerMinute, 0.2, 'low')
const WORK = paceBand('Work')

test('VOICE-06 a pace inside the band gets all points, 220 words a minute at work 60, and half the edge 0', () => {
  expect(pacePoints(165, WORK)).toBe(100)
  expect(Math.round(pacePoints(220, WORK))).toBe(60)
  expect(stepsOutside(220, WORK)).toBeCloseTo(3, 1)
  for (const pace of [10, 70, COMPREHENSION_LIMIT, 500]) expect(pacePoints(pace, WORK)).toBeCloseTo(0, 6)
})

test('farther from the band never scores higher', () => {
  const contexts = fc.constantFrom(...(Object.keys(CONTEXT_TARGETS) as ContextName[]))
  fc.assert(
    fc.property(contexts, fc.integer({ min: 30, max: 400 }), fc.integer({ min: 0, max: 50 }), (context, pace, more) => {
      const band = paceBand(context)
      const farther = pace > band.high ? pace + more : pace < band.low ? pace - Math.min(more, pace - 1) : pace
      expect(pacePoints(farther, band)).toBeLessThanOrEqual(pacePoints(pace, band))
    }),
  )
})

test('second-language listeners move the band down', () => {
  expect(paceBand('Work', true)).toEqual({ low: 119, high: 162 })
})

test('VOICE-06 gives one verdict and one reason, with uncertainty in one clause', () => {
  const said = (measures: VoiceMeasures, context: ContextName = 'Personal') =>
    scorePace(measures, context, false).assessment
  expect(said(at(128))).toBe('Slower than most conversation: about 128 words a minute, where 150 to 210 is usual.')
  expect(said(guess(128))).toBe(
    'Probably slower than most conversation: roughly 128 words a minute, perhaps 102 to 154, where 150 to 210 is usual.',
  )
  expect(said(guess(100))).toMatch(/^Slower than most conversation: roughly 100 words a minute, where /)
  expect(said(guess(160))).toMatch(/^A usual pace for conversation: roughly 160 words a minute, perhaps 128 to 192, /)
  expect(said(at(119), 'Public')).toMatch(/^At the slow end for public speaking: about 119 /)
})

test('says when pauses alone make the pace slow', () => {
  const halting = { ...at(110), take: { start: 0, end: 60 }, speechSeconds: 40 }
  expect(judgePace(halting, WORK)).toEqual({ place: 'below', isSure: true, isByPauses: true })
  expect(scorePace(halting, 'Work', false).assessment).toMatch(/^Your pauses make it slower than most talk at work: /)
  expect(judgePace({ ...halting, speechSeconds: 50 }, WORK)?.isByPauses).toBe(false)
  expect(judgePace({ ...halting, speechSeconds: 2 }, WORK)).toBeNull()
})

test('a tone gets the third that its interval allows', () => {
  const third = (value: number, low: number, high: number) => toneThird({ value, low, high })
  expect([third(64, 55, 73), third(64, 45, 83)]).toEqual(['high', 'middle'])
  expect([third(30, 20, 40), third(30, 10, 52)]).toEqual(['low', 'middle'])
  expect(toneThird({ value: null, low: null, high: null })).toBeNull()
})

test('an interval that reaches into the band reaches all points', () => {
  const score = scorePace(at(195), 'Work', false)
  expect(score).toMatchObject({ high: 100, basis: 'anchored' })
  expect(score.low ?? 101).toBeLessThan(score.value ?? 0)
})

test('less than three seconds of speech has measures but no pace score', () => {
  const short = measureVoice(talk({ seconds: 2, rate: 4 }), RATE)
  expect(short.syllables).toBeGreaterThan(4)
  const { value, reason } = scoreVoice(short, { context: 'Work' }).pace
  expect([value, reason]).toEqual([null, expect.stringMatching(/3 seconds/)])
})

test('fillers cost nothing up to five a minute and everything from twelve', () => {
  expect([0, 5, 8.5, 12, 30].map(fillerPoints)).toEqual([100, 100, 50, 0, 0])
  expect([0, 6, 12, 99].map(repairPoints)).toEqual([100, 50, 0, 0])
})

const COLORS = ['red', 'blue', 'green', 'gold', 'gray', 'black', 'white']

/** The same talk with a transcript of matching length that contains ums. */
function verbatim(ums: number): VoiceMeasures {
  const words = Array.from({ length: (spoken.syllables ?? 0) - ums }, (_, i) => COLORS[i % COLORS.length])
  for (let i = 0; i < ums; i++) words.splice(i * 6, 0, 'um')
  return measureVoice(VOICE, RATE, { transcript: words.join(' ') })
}

test('VOICE-06 clarity needs three parts: the geometric mean of pace, fillers and repairs', () => {
  const { clarity, pace } = scoreVoice(verbatim(3), { context: 'Public' })
  const parts = [pace.value ?? 0, 100, 100]
  expect(clarity.value ?? 0).toBeCloseTo(Math.exp(parts.reduce((sum, x) => sum + Math.log(x), 0) / 3), 6)
  expect(clarity.basis).toBe('unit')
  expect(clarity.contributions.map(({ feature }) => feature)).toEqual(['pace', 'fillers', 'repeats and restarts'])
  expect(scoreVoice(spoken, { context: 'Public' }).clarity).toMatchObject({
    value: null,
    reason: expect.stringMatching(/word-for-word/),
  })
})

test('more ums never raise clarity', () => {
  const few = scoreVoice(verbatim(2), { context: 'Public' }).clarity.value ?? 0
  const many = scoreVoice(verbatim(11), { context: 'Public' }).clarity.value ?? 100
  expect(many).toBeLessThan(few)
})

test('warmth, formality and emotion come only from words', () => {
  expect(scoreVoice(spoken, { context: 'Work' }).emotion).toMatchObject({
    primary: null,
    intensity: null,
    reason: expect.stringMatching(/never from a voice/),
  })
  const words = {
    warmth: { value: 61, low: 40, high: 80, basis: 'fitted' as const },
    emotion: { primary: 'joy', secondary: null, intensity: 40 },
  }
  const scores = scoreVoice(spoken, { context: 'Work', words })
  expect(scores.tone.warmth).toMatchObject({ value: 61, low: 40, high: 80, basis: 'fitted' })
  expect(scores.emotion.primary).toBe('joy')
})

const past = (change: Partial<PastRecording> = {}): PastRecording => ({ ...toPastRecording(spoken, 'Work'), ...change })

test('the usual range needs three recordings in the same context', () => {
  expect(compareWithUsual(spoken, [past(), past(), past({ context: 'Family' })], 'Work')).toBeNull()
  const usual = compareWithUsual(spoken, [past(), past(), past()], 'Work')
  expect(usual?.map(({ measure }) => measure)).toContain('wordsPerMinute')
  for (const { says } of usual ?? [])
    expect(says).toMatch(/^Your .* was about what is usual for you in this context\.$/)
})

test('says what leaves the usual range', () => {
  const pace = spoken.wordsPerMinute ?? 0
  const slowOnes = [0.7, 0.72, 0.68].map((factor) => past({ wordsPerMinute: pace * factor }))
  const comparison = compareWithUsual(spoken, slowOnes, 'Work')?.find(({ measure }) => measure === 'wordsPerMinute')
  expect(comparison?.says).toBe('Your pace was faster than usual for you in this context.')
  expect(comparison?.now).toBeGreaterThan(comparison?.high ?? 0)
})

test('confidence needs words or three own recordings, and follows the agreed signs', () => {
  const none = scoreVoice(spoken, { context: 'Work' }).tone.confidence
  expect(none).toMatchObject({ value: null, reason: expect.stringMatching(/three earlier recordings/) })
  const same = [past(), past(), past()]
  const even = scoreVoice(spoken, { context: 'Work', history: same }).tone.confidence
  expect(even.value ?? 0).toBeCloseTo(50, 0)
  const hz = spoken.pitch.medianHz ?? 0
  const higher = same.map((one, i) => ({ ...one, pitchMedianHz: hz * (1.2 + i / 100) }))
  const lowered = scoreVoice(spoken, { context: 'Work', history: higher }).tone.confidence
  expect(lowered.value ?? 0).toBeGreaterThan(even.value ?? 100)
  const words = { confidence: { value: 30, low: 10, high: 50, basis: 'unit' as const } }
  expect(scoreVoice(spoken, { context: 'Work', words }).tone.confidence).toMatchObject({ value: 30, certainty: 'low' })
})

test('fluency falls when long pauses break the same talk', () => {
  const fluencyOf = (rate: number, phrase: number, pauseSeconds: number) =>
    scoreVoice(measureVoice(talk({ seconds: 12, rate, phrase, pauseSeconds }), RATE), { context: 'Work' }).fluency
  const flowing = fluencyOf(4.5, 20, 0.3)
  const broken = fluencyOf(3, 3, 0.9)
  expect(flowing).toMatchObject({ basis: 'fitted', modelId: 'fluency-sound-1' })
  expect(flowing.value ?? 0).toBeGreaterThan((broken.value ?? 100) + 15)
  expect(broken.contributions.every(({ delta }) => delta <= 0)).toBe(true)
})

test('the context changes targets, never measurements', () => {
  const [work, faith] = (['Work', 'Faith'] as const).map((context) => scoreVoice(at(200), { context }))
  expect(work?.pace.value).not.toBe(faith?.pace.value)
  expect(work?.fluency).toEqual(faith?.fluency)
})

test('reasons start with what limits the figures and never repeat a sentence', () => {
  const voice = talk({ seconds: 12, rate: 4 })
  const { reasons } = scoreVoice(measureVoice(add(voice, whiteNoise(14, -32)), RATE), { context: 'Work' })
  expect(reasons[0]).toMatch(/noisy/)
  expect(new Set(reasons).size).toBe(reasons.length)
})

test('the normal share is accurate to four digits', () => {
  const shares = [0, 1, -1, 1.96, -3].map((x) => Number(normalShare(x).toFixed(4)))
  expect(shares).toEqual([0.5, 0.8413, 0.1587, 0.975, 0.0013])
})
