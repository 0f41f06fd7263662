import type { Places } from '../text/reading.ts'
import type { TextScore } from '../text/types.ts'
import { bandOf, within } from './bands.ts'
import { contributionsOf, type Run, strongestRuns, sumOver } from './moving-phrases.ts'

/**
 * One sign of a composite: a number that is higher where there is more of it, what each token brought to it, and how
 * it becomes a share from 0 to 100.
 */
export type Sign = {
  raw: number
  perToken: Float64Array
  share: (raw: number) => number
  spread: number
  /** What the text as a whole brought to `raw`, beside its words. */
  whole?: number | undefined
}

/** Digits that the quantiles of the reference texts are kept with: a number is compared as they are written. */
const QUANTILE_DIGITS = 5

/**
 * Share of reference texts below a number, 0 to 100; half of those with the same number count. `quantiles` are the
 * numbers below which equal steps of the texts lie, rising.
 */
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

/** Distance between the middle 80 % of the reference texts; a little more than none where they are all alike. */
export const spreadOf = (quantiles: readonly number[]): number => {
  const at = (share: number): number => quantiles[Math.round(share * (quantiles.length - 1))] ?? 0
  return Math.max(at(0.9) - at(0.1), (at(1) - at(0)) / 4, 1e-6)
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length

/** Mean of the shares of several signs, all with equal weight (Dawes 1979). */
export const meanShare = (signs: readonly Sign[], without: readonly Run[] = []): number =>
  mean(signs.map(({ raw, perToken, share }) => share(raw - sumOver(perToken, without))))

/** Half the width of an 80 % interval around a mean of signs: 1.28 standard errors, at least `least`. */
const halfWidth = (signs: readonly Sign[], least: number): number => {
  const shares = signs.map(({ raw, share }) => share(raw))
  const middle = mean(shares)
  const variance = mean(shares.map((share) => (share - middle) ** 2))
  return Math.max(least, 1.2816 * Math.sqrt(variance / Math.max(1, shares.length - 1)))
}

type Making = {
  scale: (mean: number) => number
  leastHalf: number
  /** How much of the score the text is long enough to carry, 0 to 1; the rest is the middle of the scale. */
  evidence?: number
}

const MIDDLE = 50
/** Half of the middle 80 % of the scale: where a score lies of which nothing is known. */
const UNKNOWN_HALF = 40

/**
 * A score from several signs with equal weight. `scale` turns their mean share into points; `leastHalf` is half the
 * narrowest interval.
 *
 * @source sources.md#unit-weights
 */
export const compositeScore = (
  reading: Places,
  signs: readonly Sign[],
  { scale: wholeScale, leastHalf, evidence = 1 }: Making,
): TextScore => {
  const scale = (mean: number): number => MIDDLE + evidence * (wholeScale(mean) - MIDDLE)
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
    contributions: contributionsOf(
      reading,
      strongestRuns(reading, pull),
      (runs) => scale(raw) - scale(meanShare(signs, runs)),
    ),
  }
}
