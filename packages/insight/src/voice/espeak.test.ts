import { expect, test, vi } from 'vitest'
import { measureVoice } from './measure-voice.ts'
import { espeak, hasEspeak, RAINBOW, RAINBOW_SYLLABLES, RAINBOW_WORDS } from './test-espeak.ts'
import { add, apart, gain, join, pinkNoise, RATE, rms, tone, whiteNoise } from './test-sounds.ts'

const measure = (samples: Float32Array, options = {}) => measureVoice(samples, RATE, options)
// For slow machines.
vi.setConfig({ testTimeout: 120_000 })

const spoken = test.skipIf(!hasEspeak)

spoken('syllables of a spoken passage are counted to one in ten, at any voice and speed', () => {
  for (const voice of ['en-us', 'en-gb', 'en-us+f3', 'en-us+m3']) {
    for (const speed of [100, 145, 190]) {
      const samples = espeak(RAINBOW, { voice, speed })
      const ratio = (measure(samples).syllables ?? 0) / RAINBOW_SYLLABLES
      expect(ratio, `${voice} ${speed}`).toBeGreaterThan(0.95)
      expect(ratio, `${voice} ${speed}`).toBeLessThan(1.12)
      const { take, wordsPerMinute } = measure(samples, { transcript: RAINBOW })
      const truth = (RAINBOW_WORDS / (samples.length / RATE)) * 60
      expect(apart(wordsPerMinute, truth), `${voice} ${speed}`).toBeLessThan(0.03)
      expect(wordsPerMinute).toBeCloseTo((RAINBOW_WORDS / ((take?.end ?? 0) - (take?.start ?? 0))) * 60, 6)
    }
  }
})

spoken('a monotone voice and a lively one lie apart in semitones', () => {
  const say = (range: string) =>
    measure(espeak(`<speak><prosody${range}>${RAINBOW}</prosody></speak>`, { voice: 'en-us+f3', isMarkup: true })).pitch
  expect(say(' range="0%"').spreadSemitones ?? 9).toBeLessThan(0.3)
  expect(Math.abs((say('').spreadSemitones ?? 0) - 2.2)).toBeLessThan(0.2)
})

spoken('white noise is measured to 1.5 dB, and syllables hold down to 5 dB', () => {
  const voice = espeak(RAINBOW)
  const level = 20 * Math.log10(rms(voice))
  const clean = measure(voice).syllables ?? 0
  for (const ratio of [30, 20, 15, 10, 5]) {
    const noisy = measure(add(voice, whiteNoise(voice.length / RATE, level - ratio)))
    expect(Math.abs((noisy.noise.snrDb ?? 99) - ratio), String(ratio)).toBeLessThan(1.5)
    expect(apart(noisy.syllables, clean), String(ratio)).toBeLessThan(0.05)
  }
  expect(measure(add(voice, whiteNoise(voice.length / RATE, level))).syllables).toBeNull()
  expect(measure(add(voice, pinkNoise(voice.length / RATE, level - 10))).syllables ?? 0).toBeCloseTo(clean, -1)
})

spoken('a recording 40 dB softer, stored again in 16 bits, gives the same figures to 2 %', () => {
  const voice = espeak(RAINBOW)
  const loud = measure(voice)
  const soft = measure(gain(voice, -40).map((x) => Math.round(x * 32_768) / 32_768))
  for (const key of ['syllables', 'articulationRate', 'speechRate', 'speechSeconds'] as const)
    expect(apart(soft[key], loud[key]), key).toBeLessThan(0.02)
  for (const key of ['medianHz', 'spreadSemitones'] as const)
    expect(apart(soft.pitch[key], loud.pitch[key]), key).toBeLessThan(0.02)
})

spoken('a voice that speeds up, slows down or holds its pace is told apart', () => {
  const blocks = [110, 125, 140, 155, 170].map((speed) => espeak(RAINBOW, { speed }))
  const drift = (parts: readonly Float32Array[]) => measure(join(...parts)).drift?.percent ?? 0
  expect(drift(blocks)).toBeGreaterThan(25)
  expect(drift(blocks.toReversed())).toBeLessThan(-25)
  expect(Math.abs(drift(Array(5).fill(blocks[2])))).toBeLessThan(12)
})

spoken('a tone in the background is named, hides how the pitch moves, and leaves its median', () => {
  const voice = espeak(RAINBOW)
  const hum = tone('sine', 330, voice.length / RATE, 330, rms(voice) * 10 ** (-25 / 20) * Math.SQRT2)
  const { pitch, problems } = measure(add(voice, hum))
  expect(problems.map(({ code }) => code)).toContain('background-sound')
  expect(pitch.spreadSemitones).toBeNull()
  expect(apart(pitch.medianHz, measure(voice).pitch.medianHz)).toBeLessThan(0.03)
})

spoken('a transcript of less than half of what is said does not fit', () => {
  const { problems, wordsPerMinute } = measure(espeak(RAINBOW), { transcript: RAINBOW.slice(0, 150) })
  expect(problems.map(({ code }) => code)).toContain('transcript-mismatch')
  expect(wordsPerMinute).toBeNull()
})

spoken('a reverberant room, a telephone and a compressor leave syllables and pitch in place', () => {
  const clean = measure(espeak(RAINBOW))
  const effects = [
    ['gain', '-6', 'reverb', '50'],
    ['sinc', '300-3400'],
    ['compand', '0.02,0.20', '5:-60,-40,-10', '-5'],
  ]
  for (const effect of effects) {
    const changed = measure(espeak(RAINBOW, {}, effect))
    const name = effect.join(' ')
    expect(apart(changed.syllables, clean.syllables), name).toBeLessThan(0.2)
    expect(apart(changed.pitch.medianHz, clean.pitch.medianHz), name).toBeLessThan(0.03)
    expect(apart(changed.pitch.spreadSemitones, clean.pitch.spreadSemitones), name).toBeLessThan(0.2)
  }
})
