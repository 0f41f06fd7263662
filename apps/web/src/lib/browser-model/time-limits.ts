/** Milliseconds. The first word takes longer because the model may have to load. */
export const DEADLINES = { firstWord: 60_000, nextWord: 20_000, total: 180_000 } as const

export function startDeadline() {
  const controller = new AbortController()
  const giveUp = () => controller.abort()
  const end = setTimeout(giveUp, DEADLINES.total)
  let silence = setTimeout(giveUp, DEADLINES.firstWord)
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(silence)
      silence = setTimeout(giveUp, DEADLINES.nextWord)
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
