import { expect, test } from 'vitest'
import { resample } from './resample.ts'
import { tone } from './test-files.ts'

function worstError(samples: Float32Array, truth: Float32Array, margin: number): number {
  let worst = 0
  for (let i = margin; i < truth.length - margin; i++)
    worst = Math.max(worst, Math.abs((samples[i] ?? 9) - (truth[i] ?? 0)))
  return worst
}

function rms(samples: Float32Array, margin: number): number {
  const inner = samples.subarray(margin, samples.length - margin)
  return Math.sqrt(inner.reduce((sum, x) => sum + x * x, 0) / inner.length)
}

test('a tone keeps pitch, level and place at every common rate', () => {
  for (const rate of [8000, 11_025, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000, 192_000, 15_999, 47_999]) {
    const out = resample(tone(1000, 0.5, rate), rate)
    expect(out.length, String(rate)).toBe(Math.round((Math.round(0.5 * rate) * 16_000) / rate))
    const most = rate === 15_999 || rate === 47_999 ? 5e-4 : 1e-4
    expect(worstError(out, tone(1000, 0.5, 16_000), 200), String(rate)).toBeLessThan(most)
  }
})

test('what lies above the new band is gone: 10 kHz leaves less than -70 dB', () => {
  for (const rate of [44_100, 48_000]) {
    const above = tone(10_000, 0.5, rate)
    expect(20 * Math.log10(rms(resample(above, rate), 400) / rms(above, 0))).toBeLessThan(-70)
  }
})

test('speech up to 6 kHz passes within a tenth of a decibel', () => {
  for (const hertz of [60, 300, 3000, 6000]) {
    const change = 20 * Math.log10(rms(resample(tone(hertz, 0.5, 44_100), 44_100), 400) / (0.5 / Math.SQRT2))
    expect(Math.abs(change), String(hertz)).toBeLessThan(0.1)
  }
})

test('a constant stays constant, and the same rate gives the same array back', () => {
  const flat = new Float32Array(4410).fill(0.5)
  expect(worstError(resample(flat, 44_100), new Float32Array(1600).fill(0.5), 60)).toBeLessThan(1e-5)
  expect(resample(flat, 16_000)).toBe(flat)
  expect(resample(new Float32Array(0), 44_100).length).toBe(0)
  expect(resample(new Float32Array(1), 192_000).length).toBe(1)
})

test('a rate that is no whole positive number is refused', () => {
  for (const rate of [0, -8000, 44_100.5, Number.NaN])
    expect(() => resample(new Float32Array(9), rate)).toThrow(RangeError)
})
