import type { TextMetrics } from '@understory/contract/text-measures'
import { deviation } from '../statistics.ts'
import type { PaceRange } from './contexts.ts'
import { difficultyOf } from './difficulty.ts'
import { movingTypeTokenRatio, textualDiversity } from './diversity.ts'
import { CLASSES, NOTES } from './lexicon.ts'
import { fleschKincaid, gradeUncertainty, readingCounts, readingEase } from './readability.ts'
import type { Reading } from './reading.ts'
import { type SyllableCounter, syllablesOf } from './syllables.ts'

export type Measures = TextMetrics

export type Range = Measures['readingSeconds']
type SentenceMeasure = Measures['sentenceLengths'][number]

const isJoined = (reading: Reading, at: number): boolean => {
  const dash = reading.tokens[at - 1]
  const before = reading.tokens[at - 2]
  const token = reading.tokens[at]
  if (dash === undefined || before === undefined || token === undefined) return false
  return !token.spaced && !dash.spaced && dash.text === '-' && (before.kind === 'word' || before.kind === 'number')
}

const SEPARATE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Words of a token; scripts without spaces are segmented by the platform. */
const wordsOfToken = (text: string): number => {
  if (!SEPARATE.test(text)) return 1
  let count = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike === true) count += 1
  return Math.max(1, count)
}

/** Sentence lengths; "well-known" is one word, so is a number. */
const sentenceLengths = (reading: Reading): SentenceMeasure[] =>
  reading.sentences.map(({ first, last, start, end }) => {
    let words = 0
    for (let at = first; at < last; at += 1) {
      const token = reading.tokens[at]
      if (token === undefined || (token.kind !== 'word' && token.kind !== 'number') || isJoined(reading, at)) continue
      words += token.text.charCodeAt(0) < 0x0e00 ? 1 : wordsOfToken(token.text)
    }
    return { start, end, words }
  })

const round = (value: number, digits: number): number => Number(value.toFixed(digits))

const roundOrNull = (value: number | undefined, digits: number): number | null =>
  value === undefined ? null : round(value, digits)

const LONG_SENTENCE = 25
const UNPUNCTUATED = 60

/** Transcripts without punctuation have no meaningful sentences. */
const isUnpunctuated = (reading: Reading, lengths: readonly SentenceMeasure[]): boolean => {
  const longest = lengths.reduce((most, { words }) => Math.max(most, words), 0)
  return longest > UNPUNCTUATED && !reading.tokens.some((token) => /^[.!?…]/.test(token.text))
}

const NO_GRADE = {
  gradeLevel: null,
  gradeLow: null,
  gradeHigh: null,
  gradeBand: null,
  readingEase: null,
  difficulty: null,
}

const gradeMeasures = (
  reading: Reading,
  english: boolean,
  lengths: readonly SentenceMeasure[],
  countSyllables: SyllableCounter,
): Pick<Measures, keyof typeof NO_GRADE> & { reason?: string } => {
  if (!english) return { ...NO_GRADE, reason: NOTES.measure['grade-english'] }
  const counts = readingCounts(reading, countSyllables)
  if (counts.words === 0) return { ...NO_GRADE, reason: NOTES.score['no-words'] }
  if (isUnpunctuated(reading, lengths)) return { ...NO_GRADE, reason: NOTES.measure['no-stops'] }
  const difficulty = round(difficultyOf(reading), 4)
  if (counts.sentences < 3) return { ...NO_GRADE, difficulty, reason: NOTES.measure['grade-short'] }
  const ease = readingEase(counts)
  const grade = fleschKincaid(counts)
  const half = gradeUncertainty(counts.sentences)
  return {
    gradeLevel: round(Math.max(0, grade), 1),
    gradeLow: round(Math.max(0, grade - half), 1),
    gradeHigh: round(Math.max(0, grade + half), 1),
    gradeBand: ease >= 70 ? 'easy' : ease >= 50 ? 'plain' : 'hard',
    readingEase: round(ease, 1),
    difficulty,
  }
}

const DIVERSITY_WORDS = 100

/** Words a minute, silent and aloud. @source sources.md#reading-speed */
const READING = { low: 300, typical: 238, high: 175 }

const secondsAt = (words: number, { low, typical, high }: typeof READING): Range => ({
  low: Math.round((words / low) * 60),
  typical: Math.round((words / typical) * 60),
  high: Math.round((words / high) * 60),
})

/** Measures a text. `pace` is the context's range of words a minute. */
export const measuresOf = (
  reading: Reading,
  english: boolean,
  pace: PaceRange,
  countSyllables: SyllableCounter = syllablesOf,
): Measures => {
  const lengths = sentenceLengths(reading)
  const counted = lengths.map(({ words }) => words).filter((words) => words > 0)
  const words = counted.reduce((a, b) => a + b, 0)
  const { reason, ...grade } = gradeMeasures(reading, english, lengths, countSyllables)
  const forms = reading.forms.filter((_, at) => reading.tokens[at]?.kind === 'word')
  const diverse = english && forms.length >= DIVERSITY_WORDS
  const per100 = (count: number): number => (words === 0 ? 0 : round((100 * count) / words, 2))
  const countOf = (words: ReadonlySet<string>): number =>
    english ? reading.forms.filter((form) => words.has(form)).length : 0
  const [you, i, we] = [countOf(CLASSES.second), countOf(CLASSES.firstSingular), countOf(CLASSES.firstPlural)]
  const spoken = { low: pace.high, typical: (pace.low + pace.high) / 2, high: pace.low }
  return {
    words,
    characters: reading.tokens.reduce((sum, token) => sum + token.text.length, 0),
    sentences: reading.sentences.length,
    sentenceStarts: lengths.map(({ start }) => start),
    sentenceLengths: lengths,
    meanSentenceWords: counted.length === 0 ? null : round(words / counted.length, 1),
    sentenceWordsSpread: counted.length < 2 ? null : round(deviation(counted), 1),
    longSentenceShare:
      counted.length === 0 ? null : round(counted.filter((count) => count > LONG_SENTENCE).length / counted.length, 3),
    ...grade,
    lexicalDiversity: diverse ? roundOrNull(movingTypeTokenRatio(forms), 3) : null,
    textualDiversity: diverse ? roundOrNull(textualDiversity(forms), 1) : null,
    questions: reading.sentences.filter(({ first, last }) => endsAsQuestion(reading, first, last)).length,
    you,
    i,
    we,
    youPer100Words: per100(you),
    iPer100Words: per100(i),
    wePer100Words: per100(we),
    readingSeconds: secondsAt(words, READING),
    speakingSeconds: secondsAt(words, spoken),
    reasons: {
      ...(reason !== undefined && { gradeLevel: reason }),
      ...(!diverse && { lexicalDiversity: NOTES.measure[english ? 'diversity-short' : 'diversity-english'] }),
    },
  }
}

const endsAsQuestion = (reading: Reading, first: number, last: number): boolean => {
  for (let at = last - 1; at >= Math.max(first, last - 4); at -= 1) {
    const text = reading.tokens[at]?.text ?? ''
    if (/[?？]/.test(text)) return true
    if (/[\p{L}\p{N}]/u.test(text)) return false
  }
  return false
}
