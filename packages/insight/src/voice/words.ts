import { syllable } from 'syllable'
import type { TimedWord } from './types.ts'

/** `text` is `transcript.slice(start, end)`, UTF-16 units. */
export type Token = {
  readonly text: string
  /** Lowercase, straight apostrophes. */
  readonly plain: string
  readonly start: number
  readonly end: number
  /** Spaces and marks before the next word. */
  readonly after: string
}

const WORD = /[\p{L}\p{N}]+(?:['\u2019.-][\p{L}\p{N}]+)*/gu
const MOST_CHARACTERS = 200_000

/** Tokenizes a transcript. Hyphenated compounds and decimals are one word. Reads at most 200,000 characters. */
export function tokenize(transcript: string): readonly Token[] {
  const read = transcript.slice(0, MOST_CHARACTERS)
  const matches = [...read.matchAll(WORD)]
  return matches.map((match, i) => {
    const end = match.index + match[0].length
    return {
      text: match[0],
      plain: match[0].toLowerCase().replaceAll('\u2019', "'"),
      start: match.index,
      end,
      after: read.slice(end, matches[i + 1]?.index ?? read.length),
    }
  })
}

/** Lowercase word at a place; empty beyond the ends. */
export const plainAt = (tokens: readonly Token[], i: number): string => tokens[i]?.plain ?? ''

/** Token range, end inclusive. */
export type TokenRun = { readonly first: number; readonly last: number }

/** Runs that begin where `lengthAt` isn't 0, one after the other. */
export function runsOf(
  tokens: readonly Token[],
  lengthAt: (tokens: readonly Token[], i: number) => number,
): readonly TokenRun[] {
  const runs: TokenRun[] = []
  for (let i = 0; i < tokens.length; i++) {
    const length = lengthAt(tokens, i)
    if (length === 0) continue
    runs.push({ first: i, last: i + length - 1 })
    i += length - 1
  }
  return runs
}

const FILLED_PAUSE = /^(?:u+h*m+|u+h+|e+r+m*|a+h+|e+h+|h+m+|m{2,})$/

/** um, uh, er, erm, ah, eh, hmm, mm, with any lengthening. */
export const isFilledPause = (plain: string): boolean => plain.length < 20 && FILLED_PAUSE.test(plain)

const LONGEST_WORD = 40
const ONES = [2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 3, 1, 2, 2, 2, 2, 3, 2, 2]
const TENS = [0, 0, 2, 2, 2, 2, 2, 3, 2, 2]

/** Syllables of a word as spoken; digits as a number. @source SOURCES.md#transcript-syllables */
export function countSyllables(plain: string): number {
  if (/^\d+$/.test(plain)) return digitsSyllables(plain)
  if (/\d/.test(plain)) {
    const parts = plain.match(/\d+|[^\d.'-]+/g) ?? []
    return parts.reduce((sum, part) => sum + countSyllables(part), 0)
  }
  if (plain.length > LONGEST_WORD) return Math.round(plain.length / 3)
  return Math.max(1, syllable(plain))
}

// Years are read as two numbers, long digit strings digit by digit.
function digitsSyllables(digits: string): number {
  const value = Number(digits)
  if (digits.length > 6 || (digits.length > 1 && digits.startsWith('0'))) {
    return [...digits].reduce((sum, digit) => sum + (ONES[Number(digit)] ?? 1), 0)
  }
  if (value >= 1100 && value < 2000 && value % 100 >= 10) {
    return numberSyllables(Math.floor(value / 100)) + numberSyllables(value % 100)
  }
  return numberSyllables(value)
}

function numberSyllables(value: number): number {
  if (value < 20) return ONES[value] ?? 1
  if (value < 100) return (TENS[Math.floor(value / 10)] ?? 2) + (value % 10 > 0 ? (ONES[value % 10] ?? 1) : 0)
  const unit = value < 1000 ? 100 : 1000
  const rest = value % unit
  // "Hundred" and "thousand" have two.
  return numberSyllables(Math.floor(value / unit)) + 2 + (rest > 0 ? numberSyllables(rest) : 0)
}

/** Including filled pauses. */
export function countAllSyllables(tokens: readonly Token[]): number {
  return tokens.reduce((sum, token) => sum + countSyllables(token.plain), 0)
}

const MOST_SKIPPED = 4

/** Timed word of each transcript token; undefined without a match. */
export function alignWords(tokens: readonly Token[], words: readonly TimedWord[]): readonly (TimedWord | undefined)[] {
  const heard = words.flatMap((word) => tokenize(word.text).map((token) => ({ plain: token.plain, word })))
  let next = 0
  return tokens.map((token) => {
    for (let skip = 0; skip <= MOST_SKIPPED; skip++) {
      const candidate = heard[next + skip]
      if (candidate?.plain !== token.plain) continue
      next += skip + 1
      return candidate.word
    }
    return undefined
  })
}
