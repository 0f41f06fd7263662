import { deviceSpeech } from './device-speech.ts'
import { recognizerClass, SPOKEN_LANGUAGE } from './speech-recognition.ts'
import type { HearingProblem } from './types.ts'

/** Where the browser turns speech into words: on this device, at its maker's, or nowhere. */
export type RecognizerKind = 'on-device' | 'remote' | 'none'

/** What a recognizer has heard so far, and what ended it too early. */
export type Heard = { readonly text: string; readonly problem: HearingProblem | null }

/** A recognizer at work. */
type Recognition = {
  heard: () => Heard
  /** Waits a moment for the last words. */
  stop: () => Promise<Heard>
}

const LAST_WORDS_MS = 1500
/** One that keeps ending without a word is left alone: five minutes of silence end it some forty times. */
const MOST_FRUITLESS = 60
/** These end it for good; others are pauses, after which it is started again. */
const FINAL_ERRORS: ReadonlyMap<string, HearingProblem> = new Map([
  ['network', 'network'],
  ['not-allowed', 'not-allowed'],
  ['service-not-allowed', 'not-allowed'],
  ['language-not-supported', 'language'],
  ['audio-capture', 'failed'],
])

/**
 * Starts the browser's recognizer; its failures are never a failure of the recording.
 *
 * @param onHeard  called with every new word and with a failure
 */
export function startRecognition(
  kind: Exclude<RecognizerKind, 'none'>,
  onHeard: (heard: Heard) => void = () => {},
): Recognition {
  const Recognizer = recognizerClass()
  if (!Recognizer) return { heard: () => NOTHING, stop: async () => NOTHING }
  const recognizer = new Recognizer()
  const ended = Promise.withResolvers<void>()
  let before = ''
  let current = ''
  let isOver = false
  let fruitless = 0
  let problem: HearingProblem | null = null
  recognizer.lang = SPOKEN_LANGUAGE
  recognizer.continuous = true
  recognizer.interimResults = true
  if (kind === 'on-device') recognizer.processLocally = true
  recognizer.onresult = ({ results }) => {
    fruitless = 0
    current = joined(...Array.from(results, (result) => result?.[0]?.transcript ?? ''))
    onHeard(heard())
  }
  recognizer.onerror = ({ error }) => {
    const found = FINAL_ERRORS.get(error)
    if (found) giveUp(found)
  }
  recognizer.onend = () => {
    before = joined(before, current)
    current = ''
    fruitless += 1
    if (fruitless > MOST_FRUITLESS && !isOver) giveUp('failed')
    if (isOver) ended.resolve()
    else start()
  }

  function heard(): Heard {
    return { text: joined(before, current), problem }
  }

  function giveUp(why: HearingProblem): void {
    // What a recognizer says of its end once it was told to stop is no failure.
    if (isOver) return
    isOver = true
    problem = why
    // What was installed may be gone: then it can be offered again.
    if (kind === 'on-device' && why !== 'network') void deviceSpeech.look()
    onHeard(heard())
  }

  function start() {
    try {
      recognizer.start()
    } catch {
      giveUp('failed')
      ended.resolve()
    }
  }

  start()
  return {
    heard,
    stop: async () => {
      // One that gave up may have sent its last event long ago.
      if (problem) ended.resolve()
      isOver = true
      recognizer.stop()
      setTimeout(ended.resolve, LAST_WORDS_MS)
      await ended.promise
      recognizer.abort()
      return heard()
    },
  }
}

const NOTHING: Heard = { text: '', problem: null }

/** Pieces come with blanks around them, in them, or empty. */
function joined(...pieces: readonly string[]): string {
  return pieces.join(' ').replaceAll(/\s+/g, ' ').trim()
}
