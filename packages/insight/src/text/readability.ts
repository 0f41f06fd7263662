import { interpolate } from '../statistics.ts'
import type { Reading } from './reading.ts'
import { type SyllableCounter, syllablesOf } from './syllables.ts'

type ReadingCounts = {
  words: number
  sentences: number
  syllables: number
}

/** Counts for readability formulas. Names and identity terms count as one word of two syllables. */
export const readingCounts = (
  { tokens, forms, sentences }: Reading,
  countSyllables: SyllableCounter = syllablesOf,
): ReadingCounts => {
  const counts: ReadingCounts = { words: 0, sentences: 0, syllables: 0 }
  for (const sentence of sentences) {
    let words = 0
    for (let at = sentence.first; at < sentence.last; at += 1) {
      const token = tokens[at]
      if (token?.kind !== 'word') continue
      words += 1
      const named = (forms[at] ?? '').startsWith('<')
      counts.syllables += named ? 2 : countSyllables(token.lower)
    }
    counts.words += words
    if (words > 0) counts.sentences += 1
  }
  return counts
}

/** Flesch Reading Ease: about 0 (very hard) to 121. @source sources.md#flesch */
export const readingEase = ({ words, sentences, syllables }: ReadingCounts): number =>
  206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words)

/**
 * Flesch–Kincaid grade: US school years; may be negative.
 *
 * @source sources.md#flesch-kincaid
 */
export const fleschKincaid = ({ words, sentences, syllables }: ReadingCounts): number =>
  0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59

/** Standard deviation of the grade by number of sentences. */
const GRADE_SPREAD = { sentences: [1, 3, 5, 10, 20, 30], spread: [4.5, 2.9, 2.4, 2.0, 1.5, 1.2] }

/** Half the 80 % interval of a grade, by number of sentences. @source sources.md#grade-uncertainty */
export const gradeUncertainty = (sentences: number): number =>
  1.2816 * interpolate(GRADE_SPREAD.sentences, GRADE_SPREAD.spread, sentences)
