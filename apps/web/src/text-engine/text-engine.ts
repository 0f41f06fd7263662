import type { Context } from '@understory/contract/contexts'
import type { TextAnalysis } from '@understory/insight/text/types'
import { createWorkerCall } from '../lib/worker-call.ts'
import workerUrl from './text-engine.worker.ts?worker&url'

export type TextQuestion = { text: string; context: Context }

/** Measures text in a worker in this browser, loaded on first use. */
export function createTextEngine() {
  let worker: Worker | undefined
  const ask = createWorkerCall<TextQuestion, TextAnalysis>(() => {
    worker = new Worker(workerUrl, { type: 'module' })
    return worker
  })
  return {
    /** @returns null if this browser can't */
    ask,
    /** Frees its memory; pending questions stay unanswered. */
    end: () => worker?.terminate(),
  }
}
