import { mean } from '../statistics.ts'
import type { Places } from '../text/reading.ts'
import type { TextScore } from '../text/types.ts'
import { bandOf, within } from './bands.ts'
import { contributionsOf, type Run, sumOver } from './moving-phrases.ts'

/** `perToken` attributes `raw` to tokens; `whole` is the part that belongs to the whole text. */
export type RawSign = { raw: number; perToken: Float64Array; whole?: number | undefined }

/** An indicator of a composite score: higher is more. `share` converts `raw` to 0–100. */
export type Sign = RawSign & { share: (raw: number) => number; spread: number }

/** Precision of the stored quantiles. */
const QUANTILE_DIGITS = 5

/** Percentile among the reference texts, 0 to 100; ties count half. `quantiles` are ascending, in equal steps. */
export const shareBelow = (quantiles: readonly number[], exact: number): number => {
  const value = Number(exact.toPrecision(QUANTILE_DIGITS))
  const steps = quantiles.length - 1
  const from = quantiles.findIndex((quantile) => quantile >= value)
  if (from < 0) return 100
  if (quantiles[from] === value) {
    const to = quantiles.findLastIndex((quantile) => quantile <= value)
    return (50 * (from + to)) / steps
  }
  if (from === 0) return 0
  const [a, b] = [quantiles[from - 1] ?? 0, quantiles[from] ?? 0]
  return (100 * (from - 1 + (value - a) / (b - a))) / steps
}

/** Distance between the 10th and 90th percentile, with a lower bound above zero. */
export const spreadOf = (quantiles: readonly number[]): number => {
  const at = (share: number): number => quantiles[Math.round(share * (quantiles.length - 1))] ?? 0
  return Math.max(at(0.9) - at(0.1), (at(1) - at(0)) / 4, 1e-6)
}

/** Unweighted mean of percentiles (Dawes 1979). */
export const meanShare = (signs: readonly Sign[], without: readonly Run[] = []): number =>
  mean(signs.map(({ raw, perToken, share }) => share(raw - sumOver(perToken, without))))

/** Half an 80 % interval of the mean: 1.28 standard errors, at least `least`. */
const halfWidth = (signs: readonly Sign[], least: number): number => {
  const shares = signs.map(({ raw, share }) => share(raw))
  const middle = mean(shares)
  const variance = mean(shares.map((share) => (share - middle) ** 2))
  return Math.max(least, 1.2816 * Math.sqrt(variance / Math.max(1, shares.length - 1)))
}

export const MIDDLE = 50
/** Half of the interval when nothing is known. */
export const UNKNOWN_HALF = 40

/**
 * Unit-weighted composite. `points` maps the mean percentile to the scale; `leastHalf` bounds the interval; `evidence`
 * is the weight of the signs, 0 to 1, and the rest is shrunk to the middle. @source sources.md#unit-weights
 */
export const compositeScore = (
  reading: Places,
  signs: readonly Sign[],
  points: (mean: number) => number,
  leastHalf: number,
  evidence = 1,
): TextScore => {
  const scale = (mean: number): number => MIDDLE + evidence * (points(mean) - MIDDLE)
  const pull = new Float64Array(reading.tokens.length)
  for (const { perToken, spread } of signs)
    for (let at = 0; at < pull.length; at += 1) pull[at] = (pull[at] ?? 0) + (perToken[at] ?? 0) / spread
  const raw = meanShare(signs)
  const value = within(scale(raw))
  const isWhole = signs.some(({ whole }) => whole !== undefined)
  const without = meanShare(signs.map((sign) => ({ ...sign, raw: sign.raw - (sign.whole ?? 0) })))
  const half = evidence * halfWidth(signs, leastHalf) + (1 - evidence) * UNKNOWN_HALF
  return {
    value,
    low: within(value - half),
    high: within(value + half),
    band: bandOf(value),
    basis: 'unit',
    shownAs: 'score',
    raw,
    ...(isWhole && { whole: Math.round(10 * (scale(raw) - scale(without))) / 10 }),
    contributions: contributionsOf(reading, pull, (runs) => scale(raw) - scale(meanShare(signs, runs))),
  }
}
