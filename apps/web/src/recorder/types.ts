import type { recorderWords } from '../lib/words/en/recorder.ts'
import type { RecordingPart } from '../storage/recordings.ts'

/** Why a recording didn't start, or ended. */
export type RecorderProblem = keyof typeof recorderWords.problems

export type RecorderNotice = keyof typeof recorderWords.notices

export type LevelHint = 'silent' | 'too-loud' | 'too-quiet' | 'noisy'

/** A recording's transcript: empty without words, and null without a recognizer. */
export type Hearing = Readonly<Required<Pick<RecordingPart, 'heard' | 'heardOn' | 'heardProblem'>>>
export type HearingProblem = NonNullable<Hearing['heardProblem']>

export const NO_TRANSCRIPT: Hearing = { heard: '', heardOn: null, heardProblem: null }

export type Take = Hearing & {
  readonly id: string
  /** Mono, -1 to 1, at 16 kHz. */
  readonly samples: Float32Array<ArrayBuffer>
  readonly durationSeconds: number
  /** The same as WAV: 16 kHz, mono, 16 bit. */
  readonly wav: Blob
}
