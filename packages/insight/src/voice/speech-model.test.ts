import { expect, test } from 'vitest'
import { condition, frameLevels } from './condition.ts'
import { measureVoice } from './measure-voice.ts'
import { openSpeechModel } from './speech-model.ts'
import { espeak, hasEspeak, RAINBOW } from './test-espeak.ts'
import { add, fade, gain, join, pinkNoise, RATE, silence, talk, tone, whiteNoise } from './test-sounds.ts'

const speechModel = openSpeechModel()
const measure = (samples: Float32Array) => measureVoice(samples, RATE, { speechModel })

test('the model gives one value per 32 ms, deterministic, and none for no input', () => {
  const sound = add(tone('sawtooth', 140, 1), whiteNoise(1, 0.01))
  expect(speechModel(sound, 1)).toHaveLength(32)
  expect(speechModel(sound, 1)).toEqual(speechModel(sound, 1))
  expect(speechModel(new Float32Array(0), 1)).toHaveLength(0)
})

test('finds no speech in silence, noise and mains hum', () => {
  const hum = [1, 2, 3, 5].map((n) => gain(tone('sine', 50 * n, 4), -6 * n)).reduce(add)
  for (const sound of [silence(3), whiteNoise(4, 0.1), pinkNoise(4, 0.1), hum]) {
    expect(measure(sound)).toMatchObject({ speechSeconds: 0, speechBy: null })
  }
})

test('finds no speech in tones, beats, sirens and melodies, by model or level', () => {
  const beat = add(tone('sine', 195, 4), tone('sine', 200, 4))
  const notes = [0, 4, 7, 5, 9, 12, 7, 2].map((step) => fade(tone('sawtooth', 147 * 2 ** (step / 12), 0.4), 30))
  const buzz = gain(tone('square', 100, 4), -12).map((x, i) => x * (1 + 0.7 * Math.sin((8 * Math.PI * i) / RATE)))
  const siren = join(...Array.from({ length: 4 }, () => tone('square', 500, 1, 1200)))
  for (const sound of [tone('sawtooth', 220, 2), beat, join(...notes, ...notes), buzz]) {
    expect(measureVoice(sound, RATE).problems[0]?.code).toBe('no-speech')
    expect(measure(sound)).toMatchObject({ speechSeconds: 0, speechBy: null })
  }
  expect(measure(siren).problems[0]?.code).toBe('no-speech')
  expect(measure(tone('sawtooth', 220, 2)).pitch.medianHz).toBeCloseTo(220, 0)
})

test('counts syllables on one note as speech', () => {
  const chant = Float32Array.from({ length: 5 * RATE }, (_, i) => Math.sin((Math.PI * 4 * i) / RATE) ** 4)
  const samples = tone('sawtooth', 130, 5).map((x, i) => x * (chant[i] ?? 0))
  expect(measureVoice(samples, RATE).syllables).toBe(20)
})

test('measures by level without a model', () => {
  expect(measureVoice(talk({ seconds: 3, rate: 4 }), RATE).speechBy).toBe('level')
})

const level = (samples: Float32Array) => frameLevels(condition(samples).blocks, new Float64Array(10).fill(1))

test.runIf(hasEspeak)("finds the pauses of a noisy reading, where the level alone doesn't", () => {
  const words = espeak(RAINBOW)
  const samples = join(silence(1), words, silence(2), words, silence(1))
  const loud = Math.max(...level(samples))
  const noise = pinkNoise(samples.length / RATE, 1)
  const noisy = add(samples, gain(noise, loud - 20 - Math.max(...level(noise))))
  const gapStart = 1 + words.length / RATE
  const gapIn = ({ pauses }: { pauses: readonly { start: number; end: number }[] }) =>
    pauses.some(({ start, end }) => start < gapStart + 0.2 && end > gapStart + 1.8)
  expect(gapIn(measure(noisy))).toBe(true)
  expect(measure(noisy).speechBy).toBe('model')
})

test.runIf(hasEspeak)("digital silence around a reading and its volume don't move its speech", () => {
  const words = espeak(RAINBOW)
  const { speech } = measure(words)
  const padded = measure(join(silence(1.28), words, silence(0.64))).speech
  const quieter = measure(gain(words, -12)).speech
  expect(padded.map(({ start, end }) => [start - 1.28, end - 1.28])).toEqual(
    speech.map(({ start, end }) => [expect.closeTo(start, 1), expect.closeTo(end, 1)]),
  )
  expect(quieter).toHaveLength(speech.length)
})
