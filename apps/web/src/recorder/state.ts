import type { RecorderNotice, RecorderProblem, Take } from './types.ts'

/** Where a recorder stands. A take stays through a failed attempt to hear it again, never through a new recording. */
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

/** What the recorder becomes. */
export function reduceRecorder(state: RecorderState, action: RecorderAction): RecorderState {
  switch (action.type) {
    case 'asked':
      return { ...EMPTY_RECORDER, status: 'starting' }
    case 'started':
      return { ...EMPTY_RECORDER, status: 'recording' }
    case 'failed':
      return { ...EMPTY_RECORDER, problem: action.problem }
    case 'recorded':
      // What was restored or opened late must not take the place of what is being recorded.
      if (action.notice === 'restored' && state.status !== 'idle') return state
      return { status: 'recorded', take: action.take, problem: null, notice: action.notice }
    case 'refused-file':
      return { ...state, problem: action.problem }
    case 'cleared':
      return EMPTY_RECORDER
  }
}
