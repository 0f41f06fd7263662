import type { Context } from '@understory/contract/contexts'
import type { TextAnalysis } from '@understory/insight/text/types'
import { createWorkerCall } from '../lib/worker-call.ts'
import workerUrl from './text-engine.worker.ts?worker&url'

export type TextQuestion = { text: string; context: Context }

type TextEngine = {
  /** @returns null where this browser cannot */
  ask: (question: TextQuestion) => Promise<TextAnalysis | null>
  /** Gives back its memory; what was asked and not yet answered stays so. */
  end: () => void
}

/** The engine that measures text, in a thread of its own beside the page: nothing leaves the browser. The first question loads it. */
export function createTextEngine(): TextEngine {
  let worker: Worker | undefined
  const ask = createWorkerCall<TextQuestion, TextAnalysis>(() => {
    worker = new Worker(workerUrl, { type: 'module' })
    return worker
  })
  return { ask, end: () => worker?.terminate() }
}
