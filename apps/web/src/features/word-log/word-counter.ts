import workerUrl from './count.worker.ts?worker&url'
import { countWords, type WordCounts } from './count-words.ts'

/** A text of so many UTF-16 units is counted within a frame; a longer one goes to a worker, so that typing never waits. */
const AT_ONCE_LENGTH = 4000
const SETTLED_MS = 120

export type WordCounter = {
  /** Counts a text, at once or later; of several that wait only the last is counted. */
  count: (text: string) => void
  end: () => void
}

/** @param onCounts gets the counts of the newest text; null when they are on their way */
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
    // Without a worker, as when its file cannot be fetched, one long count is better than none.
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
    // What it still counts is no longer asked for.
    if (isBusy) {
      worker?.terminate()
      worker = undefined
      isBusy = false
    }
    next = undefined
  }
}
