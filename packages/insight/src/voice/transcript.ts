import { looksVerbatim } from './disfluency.ts'
import type { TimedWord } from './types.ts'
import { alignWords, countAllSyllables, isFilledPause, type Token, tokenize } from './words.ts'

/** A transcript held against the sound. */
export type ReadTranscript = {
  readonly text: string
  readonly tokens: readonly Token[]
  /** The timed word of each token, where known. */
  readonly times: readonly (TimedWord | undefined)[]
  /** Timed words with the marks that follow them in the transcript. */
  readonly timed: readonly TimedWord[]
  /** Words without filled pauses. */
  readonly words: number
  readonly syllables: number
  readonly isVerbatim: boolean
  /** False when its length cannot be that of what was said. */
  readonly fits: boolean
}

/** A transcript as it comes: text, words with times, or both. */
export type TranscriptInput = {
  readonly transcript?: string
  readonly words?: readonly TimedWord[]
  /** Whether it keeps ums and repeats; judged from its words when left out. */
  readonly isVerbatim?: boolean
}

/**
 * Reads a transcript, or the words of a recognizer, and checks that it belongs to the recording.
 *
 * @param nuclei  number of syllable nuclei heard
 * @returns undefined without any word
 */
export function readTranscript(input: TranscriptInput, nuclei: number): ReadTranscript | undefined {
  const words = input.words ?? []
  const text = input.transcript?.trim() ? input.transcript : words.map((word) => word.text).join(' ')
  const tokens = tokenize(text)
  if (tokens.length === 0) return undefined
  const times = alignWords(tokens, words)
  const syllables = countAllSyllables(tokens)
  return {
    text,
    tokens,
    times,
    timed: tokens.flatMap((token, i) => {
      const time = times[i]
      return time ? [{ text: token.text + token.after.trim(), start: time.start, end: time.end }] : []
    }),
    words: tokens.filter((token) => !isFilledPause(token.plain)).length,
    syllables,
    isVerbatim: input.isVerbatim ?? looksVerbatim(tokens),
    fits: Math.abs(nuclei - syllables) <= TOLERATED_SHARE * syllables + TOLERATED_ERRORS * Math.sqrt(syllables),
  }
}

// Slow and careful talk has more nuclei than syllables, noisy talk fewer; beside that, short texts miscount by chance.
const TOLERATED_SHARE = 0.3
const TOLERATED_ERRORS = 2
