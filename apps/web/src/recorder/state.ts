import type { RecorderNotice, RecorderProblem, Take } from './types.ts'

/** A take survives a failed reopening, but not a new recording. */
export type RecorderState = {
  readonly status: 'idle' | 'starting' | 'recording' | 'recorded'
  readonly take: Take | null
  readonly problem: RecorderProblem | null
  readonly notice: RecorderNotice | null
}

export type RecorderAction =
  | { type: 'asked' }
  | { type: 'started' }
  | { type: 'failed'; problem: RecorderProblem }
  | { type: 'recorded'; take: Take; notice: RecorderNotice | null }
  | { type: 'refused-file'; problem: RecorderProblem }
  | { type: 'cleared' }

export const EMPTY_RECORDER: RecorderState = { status: 'idle', take: null, problem: null, notice: null }

export function reduceRecorder(state: RecorderState, action: RecorderAction): RecorderState {
  switch (action.type) {
    case 'asked':
      return { ...EMPTY_RECORDER, status: 'starting' }
    case 'started':
      return { ...EMPTY_RECORDER, status: 'recording' }
    case 'failed':
      return { ...EMPTY_RECORDER, problem: action.problem }
    case 'recorded':
      // A late restore must not replace a running recording.
      if (action.notice === 'restored' && state.status !== 'idle') return state
      return { status: 'recorded', take: action.take, problem: null, notice: action.notice }
    case 'refused-file':
      return { ...state, problem: action.problem }
    case 'cleared':
      return EMPTY_RECORDER
  }
}
