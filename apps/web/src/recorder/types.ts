/** Why a recording didn't start, or ended. */
export type RecorderProblem =
  | 'insecure'
  | 'unsupported'
  | 'denied'
  | 'no-microphone'
  | 'in-use'
  | 'failed'
  | 'lost'
  | 'unreadable'
  | 'too-long'
  | 'no-sound'

export type RecorderNotice = 'opened' | 'restored' | 'full' | 'lost' | 'shortened' | 'not-kept'

/** Hints from the live level. */
export type LevelHint = 'silent' | 'too-loud' | 'too-quiet' | 'noisy'

/** What ended the recognizer early. */
export type HearingProblem = 'network' | 'not-allowed' | 'language' | 'failed'

/** A recording's transcript. */
export type Hearing = {
  /** Empty without words or recognizer. */
  readonly heard: string
  /** The device or the vendor's service; null without recognizer. */
  readonly heardOn: 'device' | 'service' | null
  readonly heardProblem: HearingProblem | null
}

export const NO_TRANSCRIPT: Hearing = { heard: '', heardOn: null, heardProblem: null }

export type Take = Hearing & {
  readonly id: string
  /** Mono, -1 to 1, at 16 kHz. */
  readonly samples: Float32Array<ArrayBuffer>
  readonly durationSeconds: number
  /** The same as WAV: 16 kHz, mono, 16 bit. */
  readonly wav: Blob
}
