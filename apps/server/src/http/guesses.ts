const WINDOW_MILLISECONDS = 60_000
const FAILURES_PER_WINDOW = 20
const ADDRESSES = 10_000

/** Counts wrong guesses by address and minute, in this process and by a clock that nobody can set. */
export class Guesses {
  readonly #failures = new Map<string, { count: number; until: number }>()
  readonly #elapsed: () => number

  /** @param elapsed milliseconds on a monotonic clock */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed
  }

  /** Whether this address has guessed too often within the minute. */
  isSpent(address: string): boolean {
    return (this.#current(address)?.count ?? 0) >= FAILURES_PER_WINDOW
  }

  addFailure(address: string): void {
    const current = this.#current(address)
    if (current) {
      current.count += 1
      return
    }
    if (this.#failures.size >= ADDRESSES) this.#forgetOldest()
    this.#failures.set(address, { count: 1, until: this.#elapsed() + WINDOW_MILLISECONDS })
  }

  #current(address: string) {
    const entry = this.#failures.get(address)
    if (entry && entry.until > this.#elapsed()) return entry
    this.#failures.delete(address)
    return undefined
  }

  #forgetOldest(): void {
    const [oldest] = this.#failures.keys()
    if (oldest !== undefined) this.#failures.delete(oldest)
  }
}
