import workerUrl from './count.worker.ts?worker&url'
import { countWords, type WordCounts } from './count-words.ts'

/** UTF-16 units counted within a frame; longer texts go to a worker, to keep typing responsive. */
const AT_ONCE_LENGTH = 4000
const SETTLED_MS = 120

export type WordCounter = {
  /** Counts a text, now or later; of several waiting, only the last. */
  count: (text: string) => void
  end: () => void
}

/** @param onCounts called with the newest text's counts; null while pending */
export function createWordCounter(onCounts: (counts: WordCounts | null) => void): WordCounter {
  let worker: Worker | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBusy = false
  let next: string | undefined
  let latest = ''

  function send(): void {
    if (next === undefined) return
    const text = next
    next = undefined
    isBusy = true
    worker ??= startWorker()
    worker.postMessage(text)
  }

  function startWorker(): Worker {
    const started = new Worker(workerUrl, { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<WordCounts>) => {
      isBusy = false
      if (next === undefined && timer === undefined) onCounts(data)
      else if (timer === undefined) send()
    }
    // Counts here if the worker can't load.
    started.onerror = () => {
      isBusy = false
      worker?.terminate()
      worker = undefined
      if (latest.length > AT_ONCE_LENGTH) onCounts(countWords(latest))
    }
    return started
  }

  return {
    count(text) {
      clearTimeout(timer)
      timer = undefined
      latest = text
      next = undefined
      if (text.length <= AT_ONCE_LENGTH) {
        stopWorker()
        onCounts(countWords(text))
        return
      }
      onCounts(null)
      next = text
      timer = setTimeout(() => {
        timer = undefined
        if (!isBusy) send()
      }, SETTLED_MS)
    },
    end() {
      clearTimeout(timer)
      stopWorker()
    },
  }

  function stopWorker(): void {
    // A running count is outdated.
    if (isBusy) {
      worker?.terminate()
      worker = undefined
      isBusy = false
    }
    next = undefined
  }
}
