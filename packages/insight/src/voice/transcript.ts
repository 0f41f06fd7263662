import { looksVerbatim } from './disfluency.ts'
import type { TimedWord } from './types.ts'
import { alignWords, countAllSyllables, isFilledPause, type Token, tokenize } from './words.ts'

/** A transcript aligned with the sound. */
export type ReadTranscript = {
  readonly text: string
  readonly tokens: readonly Token[]
  /** Timed word per token, where known. */
  readonly times: readonly (TimedWord | undefined)[]
  /** Timed words with the punctuation of the transcript. */
  readonly timed: readonly TimedWord[]
  /** Without filled pauses. */
  readonly words: number
  readonly syllables: number
  readonly isVerbatim: boolean
  /** False if its length is implausible for the recording. */
  readonly fits: boolean
}

/** Text, timed words, or both. */
export type TranscriptInput = {
  readonly transcript?: string
  readonly words?: readonly TimedWord[]
  /** Whether it keeps fillers and repeats; detected by default. */
  readonly isVerbatim?: boolean
}

/** Parses a transcript and checks that it fits the recording; undefined without words. */
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

// Careful speech has extra nuclei, noisy speech fewer, and short texts miscount by chance.
const TOLERATED_SHARE = 0.3
const TOLERATED_ERRORS = 2
