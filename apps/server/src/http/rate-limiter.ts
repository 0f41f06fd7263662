import type { Allowance, Allowances, RateLimit } from '../db/allowance.ts'

/** Backend of a single process: takes the whole allowance at once. */
export const ownAllowances: Allowances = {
  ask: async (_key, { count, seconds }) => ({ count, milliseconds: seconds * 1000, isLast: true }),
}

const CALLERS = 20_000

type Window = { left: number; until: number; isLast: boolean }

/** Fixed-window rate limiter on a monotonic clock. */
export class RateLimiter {
  readonly #windows = new Map<string, Window>()
  /** Deduplicates concurrent requests for an allowance. */
  readonly #asking = new Map<string, Promise<void>>()
  readonly #allowances: Allowances
  readonly #elapsed: () => number

  /** @param elapsed milliseconds on a monotonic clock */
  constructor(allowances: Allowances, elapsed: () => number) {
    this.#allowances = allowances
    this.#elapsed = elapsed
  }

  /**
   * Counts one request.
   *
   * @returns 0, or seconds to wait when over the limit
   * @throws Error when the shared backend is unavailable
   */
  async take(name: string, caller: string, limit: RateLimit): Promise<number> {
    const key = keyOf(name, caller, limit)
    for (;;) {
      const window = this.#running(key)
      if (window && window.left > 0) {
        window.left--
        return 0
      }
      if (window?.isLast) return Math.ceil((window.until - this.#elapsed()) / 1000)
      await (this.#asking.get(key) ?? this.#ask(key, limit))
    }
  }

  giveBack(name: string, caller: string, limit: RateLimit): void {
    const window = this.#running(keyOf(name, caller, limit))
    if (window) window.left++
  }

  #running(key: string): Window | undefined {
    const window = this.#windows.get(key)
    return window && window.until > this.#elapsed() ? window : undefined
  }

  #ask(key: string, limit: RateLimit): Promise<void> {
    const asking = this.#allowances
      .ask(key, limit)
      .then((allowance) => this.#add(key, allowance))
      .finally(() => this.#asking.delete(key))
    this.#asking.set(key, asking)
    return asking
  }

  #add(key: string, { count, milliseconds, isLast }: Allowance): void {
    const left = (this.#running(key)?.left ?? 0) + count
    this.#windows.delete(key)
    if (this.#windows.size >= CALLERS) this.#forget()
    this.#windows.set(key, { left, until: this.#elapsed() + milliseconds, isLast })
  }

  /** Drops expired windows, then the oldest. */
  #forget(): void {
    const now = this.#elapsed()
    for (const [key, { until }] of this.#windows) if (until <= now) this.#windows.delete(key)
    for (const key of this.#windows.keys()) {
      if (this.#windows.size < CALLERS) return
      this.#windows.delete(key)
    }
  }
}

function keyOf(name: string, caller: string, { seconds }: RateLimit): string {
  return `${name} ${seconds} ${caller}`
}
