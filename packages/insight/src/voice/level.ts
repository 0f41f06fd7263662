import { ANALYSIS_RATE } from './condition.ts'
import type { Stretch } from './segments.ts'

/** RMS level in dBFS (a full-scale sine has -3.01); null without sound. */
export function meanSquareDb(samples: Float32Array): number | null {
  return toDecibels(sumOfSquares(samples, 0, samples.length), samples.length)
}

/** The same within speech. */
export function speechLevelDb(samples: Float32Array, speech: readonly Stretch[]): number | null {
  let sum = 0
  let count = 0
  for (const { start, end } of speech) {
    const from = Math.round(start * ANALYSIS_RATE)
    const to = Math.min(samples.length, Math.round(end * ANALYSIS_RATE))
    sum += sumOfSquares(samples, from, to)
    count += to - from
  }
  return toDecibels(sum, count)
}

function sumOfSquares(samples: Float32Array, from: number, to: number): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += (samples[i] ?? 0) ** 2
  return sum
}

const toDecibels = (sum: number, count: number) => (sum > 0 ? 10 * Math.log10(sum / count) : null)
