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

/** A finished recording. */
export type Take = {
  readonly id: string
  /** Mono, -1 to 1, at 16 kHz. */
  readonly samples: Float32Array<ArrayBuffer>
  readonly durationSeconds: number
  /** The same as a complete WAV file: 16 kHz, one channel, 16 bit. */
  readonly wav: Blob
  /** What the browser's own recognizer heard meanwhile; empty where none listened. */
  readonly heard: string
}
