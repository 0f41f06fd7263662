/** What kept a recording from starting, or ended it. */
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

/** Something worth knowing about the recording at hand. */
export type RecorderNotice = 'restored' | 'full' | 'lost' | 'shortened' | 'not-kept'

/** What the live level says about microphone and room. */
export type LevelHint = 'silent' | 'too-loud' | 'too-quiet' | 'noisy'

/** What ended the browser's recognizer before the recording was over. */
export type HearingProblem = 'network' | 'not-allowed' | 'language' | 'failed'

/** What the browser's recognizer made of a recording. */
export type Hearing = {
  /** The words; empty where there are none, or none listened. */
  readonly heard: string
  /** Who listened: this device or the service of the browser's maker; null where nobody did. */
  readonly heardOn: 'device' | 'service' | null
  readonly heardProblem: HearingProblem | null
}

export const NOBODY_LISTENED: Hearing = { heard: '', heardOn: null, heardProblem: null }

/** A finished recording. */
export type Take = Hearing & {
  readonly id: string
  /** Mono, -1 to 1, at 16 kHz. */
  readonly samples: Float32Array<ArrayBuffer>
  readonly durationSeconds: number
  /** The same as a complete WAV file: 16 kHz, one channel, 16 bit. */
  readonly wav: Blob
}
