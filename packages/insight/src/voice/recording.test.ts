import { expect, test } from 'vitest'
import { measureClipping } from './clipping.ts'
import { meanSquareDb } from './level.ts'
import { measureLoudness } from './loudness.ts'
import { gain, silence, tone, whiteNoise } from './test-sounds.ts'

const sine = (hertz: number, rate: number, amplitude: number) =>
  Float32Array.from({ length: rate * 5 }, (_, i) => amplitude * Math.sin((2 * Math.PI * hertz * i) / rate))

test('997 Hz at -23 dBFS peak reads -26.0 LUFS at every rate', () => {
  for (const rate of [16_000, 44_100, 48_000]) {
    const loudness = measureLoudness(sine(997, rate, 10 ** (-23 / 20)), rate) ?? 0
    expect(Math.abs(loudness + 26), String(rate)).toBeLessThan(0.1)
  }
})

test('leaves silence between sounds out of the mean loudness', () => {
  const loud = sine(997, 16_000, 0.1)
  const broken = new Float32Array(loud.length * 3)
  broken.set(loud)
  expect(measureLoudness(broken, 16_000) ?? 0).toBeCloseTo(measureLoudness(loud, 16_000) ?? 1, 0)
})

test('loudness of silence, or of less than a block, is null', () => {
  expect(measureLoudness(silence(5), 16_000)).toBeNull()
  expect(measureLoudness(tone('sine', 440, 0.3), 16_000)).toBeNull()
})

test('lowering a sound by 10 dB lowers its loudness by 10', () => {
  const sound = whiteNoise(3, -20)
  expect((measureLoudness(sound, 16_000) ?? 0) - (measureLoudness(gain(sound, -10), 16_000) ?? 0)).toBeCloseTo(10, 2)
})

const cut = (samples: Float32Array) => samples.map((x) => Math.max(-1, Math.min(32_767 / 32_768, x)))

test('a sine 3 dB over full scale is clipped for half of its samples, also if turned down later', () => {
  const over = cut(tone('sine', 150, 3, 150, 10 ** (3 / 20)))
  expect(Math.abs(measureClipping(over) - (2 / Math.PI) * Math.acos(10 ** (-3 / 20)))).toBeLessThan(0.01)
  expect(measureClipping(gain(over, -6))).toBeCloseTo(measureClipping(over), 2)
})

test('a recording raised to full scale without clipping passes', () => {
  const noise = whiteNoise(2, -15)
  const top = noise.reduce((most, x) => Math.max(most, Math.abs(x)), 0)
  const sounds = [noise.map((x) => x / top), tone('sine', 150, 2), silence(1), new Float32Array(0)]
  expect(sounds.map(measureClipping)).toEqual([0, 0, 0, 0])
})

test('a full-scale sine is -3.01 dB, and no samples have no level', () => {
  expect(meanSquareDb(tone('sine', 100, 1, 100, 1))).toBeCloseTo(-3.01, 2)
  expect(meanSquareDb(silence(1))).toBeNull()
  expect(meanSquareDb(new Float32Array(0))).toBeNull()
})
