/** Where the browser turns speech into words: on this device, at its maker's, or nowhere. */
export type RecognizerKind = 'on-device' | 'remote' | 'none'

type Alternatives = { readonly isFinal: boolean; readonly 0?: { readonly transcript: string } }
type RecognizedEvent = { readonly results: ArrayLike<Alternatives> }
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
type SpeechRecognizerClass = {
  new (): SpeechRecognizer
  available?: (options: { langs: readonly string[]; processLocally: boolean }) => Promise<string>
}

const LANGUAGE = 'en-US'

// The browsers' types do not name it yet, and some name it with a prefix.
function recognizerClass(): SpeechRecognizerClass | undefined {
  const names = window as { SpeechRecognition?: SpeechRecognizerClass; webkitSpeechRecognition?: SpeechRecognizerClass }
  return names.SpeechRecognition ?? names.webkitSpeechRecognition
}

/** Where this browser would turn speech into words. */
export async function findRecognizer(): Promise<RecognizerKind> {
  const Recognizer = recognizerClass()
  if (!Recognizer) return 'none'
  try {
    const local = await Recognizer.available?.({ langs: [LANGUAGE], processLocally: true })
    return local === 'available' ? 'on-device' : 'remote'
  } catch {
    return 'remote'
  }
}

/** A recognizer at work. */
type Recognition = {
  /** All words heard so far. */
  heard: () => string
  /** Waits a moment for the last words. */
  stop: () => Promise<string>
}

const LAST_WORDS_MS = 1500
/** One that keeps ending without a word is left alone: five minutes of silence end it some forty times. */
const MOST_FRUITLESS = 60
/** These end it for good; others are pauses, after which it is started again. */
const FINAL_ERRORS: ReadonlySet<string> = new Set(['network', 'not-allowed', 'service-not-allowed', 'audio-capture'])

/** Starts the browser's recognizer; its failures are silence, never a failure of the recording. */
export function startRecognition(kind: Exclude<RecognizerKind, 'none'>): Recognition {
  const Recognizer = recognizerClass()
  if (!Recognizer) return { heard: () => '', stop: async () => '' }
  const recognizer = new Recognizer()
  const ended = Promise.withResolvers<void>()
  let before = ''
  let current = ''
  let isOver = false
  let fruitless = 0
  recognizer.lang = LANGUAGE
  recognizer.continuous = true
  recognizer.interimResults = true
  if (kind === 'on-device') recognizer.processLocally = true
  recognizer.onresult = ({ results }) => {
    fruitless = 0
    current = Array.from(results, (result) => result[0]?.transcript.trim() ?? '').join(' ')
  }
  recognizer.onerror = ({ error }) => {
    if (FINAL_ERRORS.has(error)) isOver = true
  }
  recognizer.onend = () => {
    before = joined(before, current)
    current = ''
    fruitless += 1
    if (fruitless > MOST_FRUITLESS) isOver = true
    if (isOver) ended.resolve()
    else start()
  }
  function start() {
    try {
      recognizer.start()
    } catch {
      isOver = true
      ended.resolve()
    }
  }
  start()
  return {
    heard: () => joined(before, current),
    stop: async () => {
      isOver = true
      recognizer.stop()
      setTimeout(ended.resolve, LAST_WORDS_MS)
      await ended.promise
      recognizer.abort()
      return joined(before, current)
    },
  }
}

function joined(before: string, after: string): string {
  return `${before} ${after}`.trim()
}
