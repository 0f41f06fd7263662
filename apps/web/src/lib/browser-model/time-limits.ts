/** Milliseconds until the first word, between two words, and in all. */
export type Deadlines = { firstWord: number; nextWord: number; total: number }
/** Patient at first: the browser may have to load its model before it can begin. */
export const DEADLINES: Deadlines = { firstWord: 60_000, nextWord: 20_000, total: 180_000 }

/** Aborts its signal once the model stays silent too long. */
export function startClock({ firstWord, nextWord, total }: Deadlines) {
  const controller = new AbortController()
  const giveUp = () => controller.abort()
  const end = setTimeout(giveUp, total)
  let silence = setTimeout(giveUp, firstWord)
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(silence)
      silence = setTimeout(giveUp, nextWord)
    },
    stop: () => {
      clearTimeout(end)
      clearTimeout(silence)
    },
  }
}

/** Settles as the promise does, or rejects as soon as the signal is aborted: not everything here listens to one. */
export function until<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
