import workerUrl from './measure.worker.ts?worker&url'
import type { AnalysisOptions, Measured } from './types.ts'

export type MeasureQuestion = {
  id: number
  samples: Float32Array<ArrayBuffer>
  options: Pick<AnalysisOptions, 'context' | 'isSecondLanguageAudience'>
  transcript: string
}
export type MeasureAnswer = { id: number; measured: Measured }

let worker: Worker | undefined
let asked = 0
const waiting = new Map<number, (measured: Measured | null) => void>()

/**
 * Measures a recording in this browser, beside the page; nothing leaves it.
 *
 * @param samples  mono at 16 kHz; copied
 * @returns null where this browser cannot
 */
export function measureHere(
  samples: Float32Array<ArrayBuffer>,
  { context, isSecondLanguageAudience }: MeasureQuestion['options'],
  transcript = '',
): Promise<Measured | null> {
  asked += 1
  const id = asked
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    try {
      worker ??= startWorker()
      const options = { context, isSecondLanguageAudience }
      worker.postMessage({ id, samples, options, transcript } satisfies MeasureQuestion)
    } catch {
      giveUp()
    }
  })
}

function startWorker(): Worker {
  const started = new Worker(workerUrl, { type: 'module' })
  started.onmessage = ({ data: { id, measured } }: MessageEvent<MeasureAnswer>) => {
    waiting.get(id)?.(measured)
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
