/** So many in so many seconds, counted from the first. */
export type RateLimit = { readonly count: number; readonly seconds: number }

const CALLERS = 20_000

/** Counts who did what how often, in this process and by a clock that nobody can set. */
export class RateLimiter {
  readonly #windows = new Map<string, { count: number; until: number }>()
  readonly #elapsed: () => number
  readonly #scale: number

  /**
   * @param elapsed milliseconds on a monotonic clock
   * @param scale   multiplies every limit
   */
  constructor(elapsed: () => number, scale: number) {
    this.#elapsed = elapsed
    this.#scale = scale
  }

  /**
   * Counts one more.
   *
   * @returns 0, or the seconds to wait where there were too many
   */
  take(name: string, caller: string, { count, seconds }: RateLimit): number {
    const now = this.#elapsed()
    const key = `${name} ${seconds} ${caller}`
    const window = this.#windows.get(key)
    if (window && window.until > now) {
      if (window.count >= count * this.#scale) return Math.ceil((window.until - now) / 1000)
      window.count++
      return 0
    }
    this.#windows.delete(key)
    if (this.#windows.size >= CALLERS) this.#forget(now)
    this.#windows.set(key, { count: 1, until: now + seconds * 1000 })
    return 0
  }

  /** What is over, and where that is not enough the oldest. */
  #forget(now: number): void {
    for (const [key, { until }] of this.#windows) if (until <= now) this.#windows.delete(key)
    for (const key of this.#windows.keys()) {
      if (this.#windows.size < CALLERS) return
      this.#windows.delete(key)
    }
  }
}
