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

/** Linear interpolation through the points (`xs`, `ys`), ascending in x; beyond them, the first or last of `ys`. */
export function interpolate(xs: readonly number[], ys: readonly number[], x: number): number {
  const above = xs.findIndex((point) => point >= x)
  if (above < 0) return ys.at(-1) ?? 0
  if (above === 0) return ys[0] ?? 0
  const [a, b] = [xs[above - 1] ?? 0, xs[above] ?? 0]
  const [from, to] = [ys[above - 1] ?? 0, ys[above] ?? 0]
  return from + ((to - from) * (x - a)) / Math.max(1e-12, b - a)
}

/** Binary search: the first of `length` places at which `isBefore` no longer holds. */
export function firstNotBefore(length: number, isBefore: (place: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}

/** Seeded pseudo-random numbers, 0 to 1, so that reports are reproducible. @source SOURCES.md#repeatable-draws */
export function repeatableDraws(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
