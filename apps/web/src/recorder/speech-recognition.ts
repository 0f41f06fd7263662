/** A result; words may change until `isFinal`. */
type RecognizedPiece = { readonly isFinal: boolean; readonly 0?: { readonly transcript?: string } }
type RecognizedEvent = { readonly results: ArrayLike<RecognizedPiece | undefined> }

/** The used parts of the Web Speech API. */
type SpeechRecognizer = {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  onresult: ((event: RecognizedEvent) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}
type OnDevice = { readonly langs: readonly string[]; readonly processLocally: true }
type SpeechRecognizerClass = {
  new (): SpeechRecognizer
  /** Resolves to 'unavailable', 'downloadable', 'downloading' or 'available'. */
  available?: (options: OnDevice) => Promise<string>
  /** Resolves to whether the language is installed. Needs a user gesture and may take minutes. */
  install?: (options: OnDevice) => Promise<boolean>
}

// The measures only support English.
export const SPOKEN_LANGUAGE = 'en-US'

/** Chrome refuses to install without `processLocally`. */
export const ON_DEVICE: OnDevice = { langs: [SPOKEN_LANGUAGE], processLocally: true }

// Not in the browsers' types yet, and prefixed in some.
export function recognizerClass(): SpeechRecognizerClass | undefined {
  const names = window as { SpeechRecognition?: SpeechRecognizerClass; webkitSpeechRecognition?: SpeechRecognizerClass }
  return names.SpeechRecognition ?? names.webkitSpeechRecognition
}
