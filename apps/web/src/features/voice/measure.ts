import { createWorkerCall } from '../../lib/worker-call.ts'
import workerUrl from './measure.worker.ts?worker&url'
import type { AnalysisOptions, Measured } from './types.ts'

export type MeasureQuestion = {
  /** Mono at 16 kHz; copied. */
  samples: Float32Array<ArrayBuffer>
  options: AnalysisOptions
  transcript?: string
}

/** Measures a recording in a worker in this browser; null if it can't. */
export const measureHere = createWorkerCall<MeasureQuestion, Measured>(() => new Worker(workerUrl, { type: 'module' }))
