/**
 * Quantile with linear interpolation.
 *
 * @param sorted ascending
 * @param share 0 to 1
 * @returns NaN when empty
 */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const place = share * (sorted.length - 1)
  const low = Math.floor(place)
  const below = sorted[low]
  if (below === undefined) return Number.NaN
  const above = sorted[low + 1] ?? below
  return below + (above - below) * (place - low)
}

export function ascending(values: ArrayLike<number> & Iterable<number>): Float64Array {
  return new Float64Array(values).sort()
}

/** @returns NaN when empty */
export function median(values: ArrayLike<number> & Iterable<number>): number {
  return quantile(ascending(values), 0.5)
}

/** @returns NaN when empty */
export function mean(values: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0
  return sum / values.length
}

/** Population standard deviation (divided by n). @returns NaN when empty */
export function deviation(values: ArrayLike<number>): number {
  const center = mean(values)
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += ((values[i] ?? 0) - center) ** 2
  return Math.sqrt(sum / values.length)
}

export const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x))

/**
 * Seeded pseudo-random numbers, 0 to 1, so that reports are reproducible.
 *
 * @source SOURCES.md#repeatable-draws
 */
export function repeatableDraws(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
