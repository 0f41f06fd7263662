import { expect, test } from 'vitest'
import { type Biquad, filterBlock, highPass, lowPass, newState, notch } from './filters.ts'
import { kWeighting } from './loudness.ts'

/** Gain of a filter chain at a frequency in decibels, measured on a sine. */
function gainAt(sections: readonly Biquad[], hertz: number, rate = 16_000): number {
  const block = Float64Array.from({ length: rate }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / rate))
  filterBlock(block, block.length, sections, newState(sections))
  const tail = block.subarray(rate / 2)
  return 10 * Math.log10(tail.reduce((sum, x) => sum + x * x, 0) / tail.length / 0.5)
}

test('a Butterworth filter is -3 dB at its corner and falls 24 dB an octave at order 4', () => {
  expect(gainAt(highPass(4, 120, 16_000), 120)).toBeCloseTo(-3.01, 1)
  expect(gainAt(highPass(4, 120, 16_000), 60)).toBeCloseTo(-24.1, 0)
  expect(gainAt(highPass(4, 120, 16_000), 1000)).toBeCloseTo(0, 2)
  expect(gainAt(lowPass(4, 1000, 16_000), 1000)).toBeCloseTo(-3.01, 1)
  expect(gainAt(lowPass(4, 1000, 16_000), 100)).toBeCloseTo(0, 2)
  expect(gainAt(lowPass(4, 1000, 16_000), 2000)).toBeLessThan(-24)
})

test('a notch removes its own frequency and keeps a voice', () => {
  expect(gainAt([notch(50, 3, 16_000)], 50)).toBeLessThan(-40)
  expect(gainAt([notch(50, 3, 16_000)], 120)).toBeGreaterThan(-0.3)
})

test('filtering in chunks equals filtering at once', () => {
  const sections = highPass(4, 120, 16_000)
  const whole = Float64Array.from({ length: 1000 }, (_, i) => Math.sin(i * i))
  const pieces = whole.slice()
  filterBlock(whole, whole.length, sections, newState(sections))
  const state = newState(sections)
  for (let at = 0; at < pieces.length; at += 250) filterBlock(pieces.subarray(at, at + 250), 250, sections, state)
  expect(pieces).toEqual(whole)
})

test("K-weighting derived for 48 kHz matches the standard's table", () => {
  const [shelf, high] = kWeighting(48_000)
  expect(shelf?.b0).toBeCloseTo(1.53512485958697, 8)
  expect(shelf?.b1).toBeCloseTo(-2.69169618940638, 8)
  expect(shelf?.b2).toBeCloseTo(1.19839281085285, 8)
  expect(shelf?.a1).toBeCloseTo(-1.69065929318241, 8)
  expect(shelf?.a2).toBeCloseTo(0.73248077421585, 8)
  expect(high?.a1).toBeCloseTo(-1.99004745483398, 8)
  expect(high?.a2).toBeCloseTo(0.99007225036621, 8)
})
