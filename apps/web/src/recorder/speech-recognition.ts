/** A spoken piece as the browser gives it: words that may still change until `isFinal`. */
type RecognizedPiece = { readonly isFinal: boolean; readonly 0?: { readonly transcript?: string } }
type RecognizedEvent = { readonly results: ArrayLike<RecognizedPiece | undefined> }

/** The part of the Web Speech API that is used here. */
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
  /** Gives 'unavailable', 'downloadable', 'downloading' or 'available'. */
  available?: (options: OnDevice) => Promise<string>
  /** Gives whether the language is there in the end. Needs a press, and the browser may take minutes. */
  install?: (options: OnDevice) => Promise<boolean>
}

// What words are measured by is English.
export const SPOKEN_LANGUAGE = 'en-US'

/** What the browser is asked about recognition on the device. Chrome refuses to install without `processLocally`. */
export const ON_DEVICE: OnDevice = { langs: [SPOKEN_LANGUAGE], processLocally: true }

// The browsers' types do not name it yet, and some name it with a prefix.
export function recognizerClass(): SpeechRecognizerClass | undefined {
  const names = window as { SpeechRecognition?: SpeechRecognizerClass; webkitSpeechRecognition?: SpeechRecognizerClass }
  return names.SpeechRecognition ?? names.webkitSpeechRecognition
}
