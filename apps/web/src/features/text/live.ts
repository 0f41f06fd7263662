import type { Context } from '@understory/contract/contexts'
import workerUrl from './live.worker.ts?worker&url'
import type { Reading } from './types.ts'

export type LiveQuestion = { id: number; text: string; context: Context }
export type LiveAnswer = { id: number; reading: Reading | null }

let worker: Worker | undefined
let asked = 0
const waiting = new Map<number, (reading: Reading | null) => void>()

/**
 * Measures a text in this browser, beside the page; nothing leaves it. The first question loads the engine.
 *
 * @returns null where this browser cannot
 */
export function measureLive(text: string, context: Context): Promise<Reading | null> {
  asked += 1
  const id = asked
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    try {
      worker ??= startWorker()
      worker.postMessage({ id, text, context } satisfies LiveQuestion)
    } catch {
      giveUp()
    }
  })
}

function startWorker(): Worker {
  const started = new Worker(workerUrl, { type: 'module' })
  started.onmessage = ({ data: { id, reading } }: MessageEvent<LiveAnswer>) => {
    waiting.get(id)?.(reading)
    waiting.delete(id)
  }
  started.onerror = giveUp
  return started
}

/** A worker that failed once is ended; the next question starts another. */
function giveUp(): void {
  worker?.terminate()
  worker = undefined
  for (const resolve of waiting.values()) resolve(null)
  waiting.clear()
}
