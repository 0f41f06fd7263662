import { ascending, clamp, quantile, repeatableDraws } from '../statistics.ts'

/** Exact 95 % interval of a Poisson count. @source SOURCES.md#poisson-interval */
export function poissonInterval(count: number): { readonly low: number; readonly high: number } {
  const ceiling = count + 10 * Math.sqrt(count + 1) + 10
  return {
    low: count === 0 ? 0 : bisect(ceiling, (mean) => 1 - poissonCdf(count - 1, mean) < 0.025),
    high: bisect(ceiling, (mean) => poissonCdf(count, mean) > 0.025),
  }
}

function poissonCdf(count: number, mean: number): number {
  if (mean <= 0) return 1
  let logTerm = -mean
  let sum = Math.exp(logTerm)
  for (let k = 1; k <= count; k++) {
    logTerm += Math.log(mean / k)
    sum += Math.exp(logTerm)
  }
  return Math.min(1, sum)
}

function bisect(to: number, isTooLow: (x: number) => boolean): number {
  let low = 0
  let high = to
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (isTooLow(middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const SHAKE = { seconds: [5, 10, 15, 30, 60, 120], share: [0.12, 0.09, 0.07, 0.055, 0.04, 0.03] }

/**
 * Minimum half width of a rate's interval, relative: 1.5 times the natural variation over a talk of this length.
 *
 * @source SOURCES.md#rate-shake
 */
export function leastRateWidth(seconds: number): number {
  const row = (index: number) => ({ log: Math.log(SHAKE.seconds[index] ?? 1), share: SHAKE.share[index] ?? 0 })
  const next = SHAKE.seconds.findIndex((length) => length >= seconds)
  if (next < 0) return 1.5 * row(SHAKE.seconds.length - 1).share
  const index = Math.max(1, next)
  const [a, b] = [row(index - 1), row(index)]
  const part = (Math.log(clamp(seconds, 1, 600)) - a.log) / (b.log - a.log)
  return 1.5 * Math.max(b.share, a.share + (b.share - a.share) * part)
}

const DRAWS = 200

/** 80 % bootstrap interval, deterministic; `statistic` gets one index per block. @source SOURCES.md#bootstrap */
export function bootstrapInterval(
  blocks: number,
  statistic: (indices: readonly number[]) => number,
): { readonly low: number; readonly high: number } {
  const draw = repeatableDraws(blocks)
  const values: number[] = []
  for (let i = 0; i < DRAWS; i++) {
    const value = statistic(Array.from({ length: blocks }, () => Math.floor(draw() * blocks)))
    if (Number.isFinite(value)) values.push(value)
  }
  const sorted = ascending(values)
  return { low: quantile(sorted, 0.1), high: quantile(sorted, 0.9) }
}
