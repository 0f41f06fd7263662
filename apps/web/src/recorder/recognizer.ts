import { deviceSpeech } from './device-speech.ts'
import { recognizerClass, SPOKEN_LANGUAGE } from './speech-recognition.ts'
import type { HearingProblem } from './types.ts'

/** Where speech is recognized: on the device, by the browser's vendor, or nowhere. */
export type RecognizerKind = 'on-device' | 'remote' | 'none'

/** The transcript so far, and what ended it early. */
export type Heard = { readonly text: string; readonly problem: HearingProblem | null }

const LAST_WORDS_MS = 1500
/** Restarts without a word before giving up; five minutes of silence cause about forty. */
const MOST_FRUITLESS = 60
/** Errors that end it; it restarts after all others. */
const FINAL_ERRORS: ReadonlyMap<string, HearingProblem> = new Map([
  ['network', 'network'],
  ['not-allowed', 'not-allowed'],
  ['service-not-allowed', 'not-allowed'],
  ['language-not-supported', 'language'],
  ['audio-capture', 'failed'],
])

/**
 * Starts the browser's recognizer; its failures don't affect the recording.
 * @param onHeard called on each new word and on failure
 */
export function startRecognition(
  kind: Exclude<RecognizerKind, 'none'>,
  onHeard: (heard: Heard) => void,
): { heard: () => Heard; stop: () => Promise<Heard> } {
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
    // Errors after stopping don't count.
    if (isOver) return
    isOver = true
    problem = why
    // The installed language may be gone; then it can be offered again.
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
    /** Waits briefly for the last words. */
    stop: async () => {
      // After giving up, no further event may come.
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

/** Pieces may be empty or have extra spaces. */
function joined(...pieces: readonly string[]): string {
  return pieces.join(' ').replaceAll(/\s+/g, ' ').trim()
}
