/** A word with its place in the recording, in seconds. */
export type HeardWord = { text: string; start: number; end: number }

/** What a recognizer heard; `words` is empty where it gives no times. */
export type Transcript = { text: string; words: HeardWord[] }

/** Whatever writes recordings down. */
export type Transcriber = {
  /** As people see it. */
  name: string
  /** What is sent elsewhere, in a sentence for people; null when the recording stays on this machine. */
  leaves: string | null
  /**
   * @param wav a whole WAV file: 16 kHz, one channel, 16 bit
   * @param signal ends the work when nobody waits for it any more
   * @throws TranscriberError
   */
  transcribe: (wav: Uint8Array<ArrayBuffer>, signal: AbortSignal) => Promise<Transcript>
}

/** `unreachable` no answer, `refused` an answer that is no transcript, `deadline` none in time, `cancelled` nobody waits. */
type TranscriberFailure = 'unreachable' | 'refused' | 'deadline' | 'cancelled'

/** Why there is no transcript. Carries our code alone: what a provider answers may hold words or secrets. */
export class TranscriberError extends Error {
  readonly code: TranscriberFailure

  constructor(code: TranscriberFailure) {
    super(`The transcriber gave no transcript: ${code}.`)
    this.name = 'TranscriberError'
    this.code = code
  }
}

/** Longest answer of a transcriber that is read, in bytes. */
export const TRANSCRIPT_BYTES = 4 * 1024 * 1024

export const TRANSCRIBE_MILLISECONDS = 120_000

/** Which of two reasons ended the work. */
export function endedBy(signal: AbortSignal, otherwise: TranscriberFailure): TranscriberError {
  if (!signal.aborted) return new TranscriberError(otherwise)
  const isLate = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
  return new TranscriberError(isLate ? 'deadline' : 'cancelled')
}
