import { availableParallelism } from 'node:os'
import type { SpeechModelState } from '@understory/contract/installation'
import { openPool, type Pool } from './pool.ts'
import type { RecordingResult, RecordingTask } from './recording.ts'

export type RecordingPool = Pool<RecordingTask, RecordingResult> & {
  /** Whether the newest recording was measured with the speech model. */
  speechModel: () => SpeechModelState
}

/** Leaves a core to the event loop if there is more than one. */
export const RECORDING_THREADS = Math.max(1, availableParallelism() - 1)

const DEADLINE_MILLISECONDS = 30_000
/** More than are ever admitted, so that no admitted recording is refused. */
const WAITING = 64

type Options = {
  /** Called once when the speech model can't be used, with the kind of error. */
  onTrouble?: (trouble: string) => void
  file?: URL
}

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
