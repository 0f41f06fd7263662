import { createWorkerCall } from '../../lib/worker-call.ts'
import workerUrl from './count.worker.ts?worker&url'
import { countWords, type WordCounts } from './count-words.ts'

/** UTF-16 units counted within a frame; longer texts go to a worker, to keep typing responsive. */
const AT_ONCE_LENGTH = 4000
const SETTLED_MS = 120

export type WordCounter = ReturnType<typeof createWordCounter>

/** @param onCounts called with the newest text's counts; null while pending */
export function createWordCounter(onCounts: (counts: WordCounts | null) => void) {
  let worker: Worker | undefined
  let ask = createAsk()
  let isBusy = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The newest text, if it's long and not counted yet. */
  let waiting: string | undefined

  function createAsk() {
    return createWorkerCall<string, WordCounts>(() => {
      worker = new Worker(workerUrl, { type: 'module' })
      return worker
    })
  }

  async function countWaiting(): Promise<void> {
    timer = undefined
    if (isBusy || waiting === undefined) return
    const text = waiting
    isBusy = true
    const counts = await ask(text)
    isBusy = false
    if (timer !== undefined) return
    if (waiting !== text) return countWaiting()
    waiting = undefined
    // Counts here if the worker can't load.
    onCounts(counts ?? countWords(text))
  }

  /** Drops what is waiting, and a running count, which is outdated. */
  function end(): void {
    clearTimeout(timer)
    timer = undefined
    waiting = undefined
    if (!isBusy) return
    worker?.terminate()
    ask = createAsk()
    isBusy = false
  }

  return {
    /** Counts a text, now or later; of several waiting, only the last. */
    count(text: string) {
      if (text.length <= AT_ONCE_LENGTH) {
        end()
        onCounts(countWords(text))
        return
      }
      clearTimeout(timer)
      waiting = text
      onCounts(null)
      timer = setTimeout(countWaiting, SETTLED_MS)
    },
    end,
  }
}
