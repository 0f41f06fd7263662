import type { Context } from '@understory/contract/contexts'
import { createWorkerCall } from '../../lib/worker-call.ts'
import workerUrl from './live.worker.ts?worker&url'
import type { Reading } from './types.ts'

export type LiveQuestion = { text: string; context: Context }

const ask = createWorkerCall<LiveQuestion, Reading>(() => new Worker(workerUrl, { type: 'module' }))

/**
 * Measures a text in this browser, beside the page; nothing leaves it. The first question loads the engine.
 *
 * @returns null where this browser cannot
 */
export function measureLive(text: string, context: Context): Promise<Reading | null> {
  return ask({ text, context })
}
