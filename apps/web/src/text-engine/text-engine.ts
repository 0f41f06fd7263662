import type { Context } from '@understory/contract/contexts'
import workerUrl from './text-engine.worker.ts?worker&url'

export type TextQuestion = { text: string; context: Context }

/**
 * The engine that measures text, in a thread of its own beside the page: nothing leaves the browser. It answers the calls of
 * `worker-call.ts`, a `TextQuestion` each. Its words are fetched with the first.
 */
export const startTextEngine = (): Worker => new Worker(workerUrl, { type: 'module' })
