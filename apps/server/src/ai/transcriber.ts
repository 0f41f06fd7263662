/** A word with its times in seconds. */
export type HeardWord = { text: string; start: number; end: number }

/** `words` is empty when the recognizer gives no timestamps. */
export type Transcript = { text: string; words: HeardWord[] }

export type Transcriber = {
  name: string
  /** What is sent elsewhere, in a sentence for people; null when recordings stay on this machine. */
  leaves: string | null
  /**
   * @param wav a WAV file: 16 kHz, mono, 16 bit
   * @param signal aborts when the client disconnects
   * @throws TranscriberError
   */
  transcribe: (wav: Uint8Array<ArrayBuffer>, signal: AbortSignal) => Promise<Transcript>
}

/** `unreachable` no response, `refused` not a transcript, `deadline` timed out, `cancelled` client gone. */
type TranscriberFailure = 'unreachable' | 'refused' | 'deadline' | 'cancelled'

/** Carries our error code only: a provider's message may contain speech or secrets. */
export class TranscriberError extends Error {
  readonly code: TranscriberFailure

  constructor(code: TranscriberFailure) {
    super(`The transcriber gave no transcript: ${code}.`)
    this.name = 'TranscriberError'
    this.code = code
  }
}

export const TRANSCRIPT_BYTES = 4 * 1024 * 1024

export const TRANSCRIBE_MILLISECONDS = 120_000

/** Whether the client's abort or another reason ended the work. */
export function endedBy(signal: AbortSignal, otherwise: TranscriberFailure): TranscriberError {
  if (!signal.aborted) return new TranscriberError(otherwise)
  const isLate = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
  return new TranscriberError(isLate ? 'deadline' : 'cancelled')
}
