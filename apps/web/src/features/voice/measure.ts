import { createWorkerCall } from '../../lib/worker-call.ts'
import workerUrl from './measure.worker.ts?worker&url'
import type { AnalysisOptions, Measured } from './types.ts'

export type MeasureQuestion = {
  samples: Float32Array<ArrayBuffer>
  options: Pick<AnalysisOptions, 'context' | 'isSecondLanguageAudience'>
  transcript: string
}

const ask = createWorkerCall<MeasureQuestion, Measured>(() => new Worker(workerUrl, { type: 'module' }))

/**
 * Measures a recording in a worker in this browser.
 * @param samples mono at 16 kHz; copied
 * @returns null if this browser can't
 */
export function measureHere(
  samples: Float32Array<ArrayBuffer>,
  { context, isSecondLanguageAudience }: MeasureQuestion['options'],
  transcript = '',
): Promise<Measured | null> {
  return ask({ samples, options: { context, isSecondLanguageAudience }, transcript })
}
