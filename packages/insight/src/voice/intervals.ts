import { ascending, clamp, quantile, repeatableDraws } from './statistics.ts'

/**
 * Exact 95 % interval of a Poisson count.
 *
 * @param count nonnegative integer
 * @source SOURCES.md#poisson-interval
 */
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

const SHAKE: ReadonlyArray<{ readonly seconds: number; readonly share: number }> = [
  { seconds: 5, share: 0.12 },
  { seconds: 10, share: 0.09 },
  { seconds: 15, share: 0.07 },
  { seconds: 30, share: 0.055 },
  { seconds: 60, share: 0.04 },
  { seconds: 120, share: 0.03 },
]

/**
 * Minimum half width of a rate's interval, relative: 1.5 times the natural variation over this length.
 *
 * @param seconds length of the talk
 * @source SOURCES.md#rate-shake
 */
export function leastRateWidth(seconds: number): number {
  const at = Math.log(clamp(seconds, 1, 600))
  const [first, second] = SHAKE
  const last = SHAKE.at(-1)
  if (!first || !second || !last) return 0
  if (seconds >= last.seconds) return 1.5 * last.share
  const index = Math.max(
    1,
    SHAKE.findIndex((row) => row.seconds >= seconds),
  )
  const a = SHAKE[index - 1] ?? first
  const b = SHAKE[index] ?? second
  const part = (at - Math.log(a.seconds)) / (Math.log(b.seconds) - Math.log(a.seconds))
  return 1.5 * Math.max(b.share, a.share + (b.share - a.share) * part)
}

const DRAWS = 200

/**
 * 80 % bootstrap interval over blocks, 200 resamples, deterministic.
 *
 * @param statistic gets one index per block
 * @source SOURCES.md#bootstrap
 */
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
