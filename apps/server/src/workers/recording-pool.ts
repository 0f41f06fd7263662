import { availableParallelism } from 'node:os'
import type { SpeechModelState } from '@understory/contract/installation'
import { openPool, type Pool } from './pool.ts'
import type { RecordingResult, RecordingTask } from './recording.ts'

export type RecordingPool = Pool<RecordingTask, RecordingResult> & {
  /** Whether the trained detector told speech from noise in the newest recording. */
  speechModel: () => SpeechModelState
}

/** The event loop keeps a core for itself where there is more than one. */
export const RECORDING_THREADS = Math.max(1, availableParallelism() - 1)

const DEADLINE_MILLISECONDS = 30_000
/** More than are ever let in at once: who is let in is never refused half-way. */
const WAITING = 64

type Options = {
  /** Told once when recordings are measured without the speech model, with the kind of error and no text. */
  onTrouble?: (trouble: string) => void
  file?: URL
}

/** Threads that measure recordings. */
export function openRecordingPool({ onTrouble, file }: Options = {}): RecordingPool {
  const pool = openPool<RecordingTask, RecordingResult>(file ?? new URL('./recording-worker.ts', import.meta.url), {
    size: RECORDING_THREADS,
    waiting: WAITING,
    deadlineMilliseconds: DEADLINE_MILLISECONDS,
  })
  let state: SpeechModelState = 'unused'
  return {
    ...pool,
    run: async (task, options) => {
      const result = await pool.run(task, options)
      if (!result.ok) return result
      const { speechTrouble } = result
      if (speechTrouble !== undefined && state !== 'missing') onTrouble?.(speechTrouble)
      state = speechTrouble === undefined ? 'ready' : 'missing'
      return result
    },
    speechModel: () => state,
  }
}
