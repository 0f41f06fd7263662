import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { measureVoice } from './measure-voice.ts'
import { scoreVoice } from './score-voice.ts'
import { add, apart, fade, gain, join, pinkNoise, RATE, rms, silence, talk, tone, whiteNoise } from './test-sounds.ts'
import type { VoiceMeasures } from './types.ts'

// For slow machines.
vi.setConfig({ testTimeout: 60_000 })

const measure = (samples: Float32Array, options = {}) => measureVoice(samples, RATE, options)
const codes = (measures: VoiceMeasures) => measures.problems.map(({ code }) => code)
const lengths = (measures: VoiceMeasures) => measures.pauses.map(({ start, end }) => end - start)

function expectNothing(measures: VoiceMeasures) {
  expect(measures).toMatchObject({
    speechSeconds: 0,
    pauses: [],
    syllables: null,
    articulationRate: null,
    speechRate: null,
    wordsPerMinute: null,
    pitch: { medianHz: null, spreadSemitones: null, voicedShare: null },
    drift: null,
    disfluencies: null,
  })
  expect(measures.problems[0]?.sentence).toMatch(/^[A-Z].*\.$/)
}

const knock = fade(whiteNoise(0.15, -10), 2)
const pause = whiteNoise(1, -70)

test.each([
  ['silence', silence(5), 'silence'],
  ['a hissing microphone', whiteNoise(5, -75), 'silence'],
  ['white noise', whiteNoise(3, -25), 'no-speech'],
  ['pink noise', pinkNoise(5, -30), 'no-speech'],
  ['mains hum', tone('sine', 50, 5), 'no-speech'],
  ['knocks', join(pause, knock, pause, knock, pause), 'no-speech'],
])('finds no speech in %s, says why, and all speech values are null', (_, sound, code) => {
  const measures = measure(sound)
  expect(codes(measures)).toEqual([code])
  expectNothing(measures)
})

test('returns a sentence for an empty recording, one sample and one frame', () => {
  for (const length of [0, 1, 39, 160, 400]) expectNothing(measure(new Float32Array(length).fill(0.1)))
})

test('less than half a second of speech is too short', () => {
  expect(codes(measure(join(silence(0.5), fade(tone('sawtooth', 150, 0.3, 170)), silence(0.5))))).toContain('too-short')
})

test('rejects any rate but 16,000', () => {
  expect(() => measureVoice(silence(1), 44_100)).toThrow(RangeError)
})

const burst = () => fade(tone('sawtooth', 150, 1, 190))

test('finds pauses of 0.30 and 0.80 s to 30 ms, none at 0.20 s, and the same in a quiet room', () => {
  const clean = join(burst(), silence(0.2), burst(), silence(0.3), burst(), silence(0.8), burst())
  const measures = measure(clean)
  const found = lengths(measures)
  expect(found).toHaveLength(2)
  expect(Math.abs((found[0] ?? 0) - 0.3)).toBeLessThan(0.03)
  expect(Math.abs((found[1] ?? 0) - 0.8)).toBeLessThan(0.03)
  expect(measures.pausing?.buckets).toEqual({ short: 1, long: 1, veryLong: 0, deadAir: 0 })
  const inRoom = lengths(measure(add(clean, whiteNoise(clean.length / RATE, -60))))
  expect(inRoom.map((x) => Math.round(x * 10) / 10)).toEqual([0.3, 0.8])
})

test('counts syllables within one in twenty from 3 to 5 a second', () => {
  for (const rate of [3, 4, 5]) {
    const { articulationRate } = measure(talk({ seconds: 20, rate }))
    expect(apart(articulationRate, rate), String(rate)).toBeLessThan(0.05)
  }
})

/** A voice in white noise that is softer by a ratio in decibels. */
const withNoise = (voice: Float32Array, ratio: number) =>
  add(voice, whiteNoise(voice.length / RATE, 20 * Math.log10(rms(voice)) - ratio))

test('measures the ratio of white noise to 1.5 dB, and closes gates in order', () => {
  const voice = talk({ seconds: 15, rate: 4, pauseSeconds: 0.8 })
  const noisy = (ratio: number) => measure(withNoise(voice, ratio))
  for (const ratio of [30, 20, 15, 10, 5])
    expect(Math.abs((noisy(ratio).noise.snrDb ?? 99) - ratio), String(ratio)).toBeLessThan(1.5)
  expect(codes(noisy(30))).not.toContain('noisy')
  expect(noisy(15).trust.pitchSpread.certainty).toBe('low')
  expect(noisy(10).pitch).toMatchObject({ spreadSemitones: null, medianHz: expect.any(Number) })
  expect(noisy(5).trust.speechRate.certainty).toBe('low')
  expect(codes(noisy(-3))[0]).toBe('too-noisy')
  expect(noisy(-3).wordsPerMinute).toBeNull()
})

test('counts pauses exactly down to 10 dB of noise', () => {
  const parts = [0.5, 0.8, 1.2, 2].flatMap((pause) => [talk({ seconds: 3, rate: 4, phrase: 99 }), silence(pause)])
  const voice = join(...parts, talk({ seconds: 3, rate: 4, phrase: 99 }))
  for (const ratio of [40, 20, 10]) {
    const measures = measure(withNoise(voice, ratio))
    expect(measures.pausing?.buckets, String(ratio)).toMatchObject({ deadAir: 1, veryLong: 1 })
    expect(measures.pauses, String(ratio)).toHaveLength(4)
  }
})

/** The greatest relative distance between what loudness and padding must not change. */
function farthest(one: VoiceMeasures, other: VoiceMeasures): number {
  const [a, b] = [one, other].map(({ pitch, levelMovement, pauses, ...rest }) => [
    ...[rest.speechSeconds, pauses.length, rest.syllables, rest.articulationRate, rest.speechRate],
    ...[pitch.medianHz, pitch.spreadSemitones, levelMovement.spreadDb],
  ])
  return Math.max(...(a ?? []).map((figure, i) => apart(figure, b?.[i] ?? null)))
}

test('lowering the volume changes only the level', () => {
  const voice = add(talk({ seconds: 12, rate: 4 }), whiteNoise(20, -70))
  const loud = measure(voice)
  for (const decibels of [-10, -20, -30, -40]) {
    const soft = measure(gain(voice, decibels))
    expect(farthest(soft, loud), String(decibels)).toBeLessThan(0.02)
    expect((soft.levelDb ?? 0) - (loud.levelDb ?? 0)).toBeCloseTo(decibels, 3)
  }
})

test('silence at the ends changes only length and level', () => {
  const voice = add(talk({ seconds: 8, rate: 4 }), whiteNoise(20, -65))
  const bare = measure(voice)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }), (before, after) => {
      const padded = measure(join(silence(before / 10), voice, silence(after / 10)))
      expect(farthest(padded, bare)).toBeLessThan(0.01)
    }),
    { numRuns: 6 },
  )
})

test('tells apart rising, falling and steady pace, from a minute on', () => {
  const drift = (rate: number | ((time: number) => number), seconds = 90) => measure(talk({ seconds, rate })).drift
  expect(drift((t) => 3 + t / 45)).toMatchObject({ isNotable: true, percent: expect.toSatisfy((x: number) => x > 25) })
  expect(drift((t) => 5 - t / 45)).toMatchObject({ isNotable: true, percent: expect.toSatisfy((x: number) => x < -25) })
  const even = drift(4)
  expect(even?.isNotable).toBe(false)
  expect(Math.abs(even?.percent ?? 99)).toBeLessThan(12)
  expect(drift((t) => 3 + t / 20, 40)?.isNotable ?? false).toBe(false)
})

const WORDS = 'one two three four five six seven eight nine ten'

test('counts the words of a fitting transcript, and ignores another one', () => {
  const voice = talk({ seconds: 20, rate: 4 })
  const heard = measure(voice).syllables ?? 0
  const text = Array.from({ length: Math.round(heard / 11) }, () => WORDS).join(' ')
  const fitting = measure(voice, { transcript: text })
  const { start, end } = fitting.take ?? expect.fail()
  expect(fitting.wordsPerMinute).toBeCloseTo((text.split(' ').length / (end - start)) * 60, 6)
  expect(fitting.isWordRateEstimated).toBe(false)
  const foreign = measure(voice, { transcript: `${text} ${text} ${text}` })
  expect(codes(foreign)).toContain('transcript-mismatch')
  expect(foreign).toMatchObject({ wordsPerMinute: null, words: null, syllables: heard })
  expect(codes(measure(voice, { transcript: 'hello there' }))).toContain('transcript-mismatch')
})

test('marks words a minute as an estimate without a transcript', () => {
  const measures = measure(talk({ seconds: 20, rate: 4 }))
  expect(measures.wordsPerMinute).toBeCloseTo(((measures.speechRate ?? 0) * 60) / 1.5, 6)
  expect(measures.isWordRateEstimated).toBe(true)
  expect(measures.trust.wordsPerMinute.certainty).toBe('medium')
})

test('finds a sustained flat vowel between pauses as a filled pause, not plain talk', () => {
  const phrase = (seed: number) => talk({ seconds: 3, rate: 4, phrase: 99, seed })
  const uh = fade(tone('sawtooth', 120, 0.5, 118, 0.12), 30)
  const parts = [phrase(1), silence(0.4), uh, silence(0.4), phrase(2)]
  const found = measure(join(...parts)).filledPauses
  const start = (phrase(1).length + silence(0.4).length) / RATE
  expect(found).toHaveLength(1)
  expect(found[0]?.start ?? 0).toBeGreaterThan(start - 0.1)
  expect(found[0]?.end ?? 9).toBeLessThan(start + 0.6)
  expect(found[0]?.certainty).not.toBe('high')
  expect(measure(join(phrase(1), silence(0.4), phrase(2))).filledPauses).toHaveLength(0)
})

test('a clipped recording has no loudness', () => {
  const loud = gain(talk({ seconds: 6, rate: 4 }), 30).map((x) => Math.max(-1, Math.min(1, x)))
  const measures = measure(loud)
  expect(codes(measures)).toContain('clipped')
  expect(measures).toMatchObject({ loudnessLufs: null, levelMovement: { spreadDb: null } })
})

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

test('VOICE-05 any sound gives finite figures, ordered intervals and scores of 0 to 100 or null', () => {
  const kinds = [
    (seed: number) => talk({ seconds: 2 + seed, rate: 3 + (seed % 4), seed }),
    (seed: number) => whiteNoise(1, -30, seed),
    (seed: number) => add(talk({ seconds: 3, rate: 4, seed }), whiteNoise(4, -20 - seed, seed)),
    (seed: number) => gain(talk({ seconds: 4, rate: 5, seed }), seed * 4 - 20).map((x) => Math.max(-1, Math.min(1, x))),
    (seed: number) => Float32Array.from({ length: 999 * seed }, (_, i) => (i * seed) % 2),
  ]
  fc.assert(
    fc.property(fc.integer({ min: 0, max: kinds.length - 1 }), fc.integer({ min: 1, max: 9 }), (kind, seed) => {
      const measures = measure(kinds[kind]?.(seed) ?? silence(1))
      expect(numbersIn(measures).filter((x) => !Number.isFinite(x))).toEqual([])
      for (const trust of Object.values(measures.trust)) {
        if (trust.low !== null && trust.high !== null) expect(trust.low).toBeLessThanOrEqual(trust.high)
        if (trust.certainty === 'none') expect(trust.reason).toMatch(/\.$/)
      }
      const { pace, clarity, fluency, tone: tones } = scoreVoice(measures, { context: 'Work' })
      for (const score of [pace, clarity, fluency, ...Object.values(tones)]) {
        if (score.value === null) {
          expect(score.reason).toMatch(/\.$/)
          continue
        }
        expect(score.low).toBeLessThanOrEqual(score.value)
        expect(score.high).toBeGreaterThanOrEqual(score.value)
        expect(score.low).toBeGreaterThanOrEqual(0)
        expect(score.high).toBeLessThanOrEqual(100)
      }
    }),
    { numRuns: 15 },
  )
})

test('a hum has a pitch but no speech', () => {
  const hum = measure(tone('sine', 220, 12))
  expect(hum.problems[0]?.code).toBe('no-speech')
  expect(hum.pitch.medianHz).toBeCloseTo(220, 0)
  expect(hum).toMatchObject({ speechSeconds: 0, syllables: null, wordsPerMinute: null, paceOverTime: [] })
  expect(hum.trust.wordsPerMinute.reason).toBe(hum.problems[0]?.sentence)
})
