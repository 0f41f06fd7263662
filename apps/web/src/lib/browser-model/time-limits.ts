/** Milliseconds: to the first word, between words, and in total. */
export type Deadlines = { firstWord: number; nextWord: number; total: number }
/** The first word takes longer because the model may have to load. */
export const DEADLINES: Deadlines = { firstWord: 60_000, nextWord: 20_000, total: 180_000 }

/** Aborts its signal when a deadline passes. */
export function startDeadline({ firstWord, nextWord, total }: Deadlines) {
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

/** Settles like the promise, or rejects on abort; some browser calls ignore signals. */
export function until<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
