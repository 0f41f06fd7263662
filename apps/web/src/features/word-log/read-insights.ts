import type { Reading } from './insights.ts'
import workerUrl from './insights.worker.ts?worker&url'

/** A reader that has not answered by then will not: it is ended, and the person is told. */
const LONGEST_MS = 20_000
/** Enough to hear a voice, little enough to be read in a moment. */
const READ_LENGTH = 200_000

/**
 * Reads an entry in a worker of its own; the engine and its words are fetched only now.
 *
 * @throws Error when the reader cannot be loaded or does not answer
 */
export function readInsights(text: string): Promise<Reading> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerUrl, { type: 'module' })
    const timer = setTimeout(() => end(() => reject(new Error('The reader gave no answer.'))), LONGEST_MS)
    function end(then: () => void) {
      clearTimeout(timer)
      worker.terminate()
      then()
    }
    worker.onmessage = ({ data }: MessageEvent<Reading>) => end(() => resolve(data))
    worker.onerror = () => end(() => reject(new Error('The reader could not be loaded.')))
    worker.postMessage(text.slice(0, READ_LENGTH))
  })
}
