import { availableParallelism } from 'node:os'
import { openPool, type Pool } from './pool.ts'
import type { RecordingResult, RecordingTask } from './recording.ts'

export type RecordingPool = Pool<RecordingTask, RecordingResult>

/** The event loop keeps a core for itself where there is more than one. */
export const RECORDING_THREADS = Math.max(1, availableParallelism() - 1)

const DEADLINE_MILLISECONDS = 30_000
/** More than are ever let in at once: who is let in is never refused half-way. */
const WAITING = 64

/** Threads that measure recordings. */
export function openRecordingPool(): RecordingPool {
  return openPool(new URL('./recording-worker.ts', import.meta.url), {
    size: RECORDING_THREADS,
    waiting: WAITING,
    deadlineMilliseconds: DEADLINE_MILLISECONDS,
  })
}
