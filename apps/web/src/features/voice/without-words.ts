import type { Fact, ResultsWords } from './facts.ts'
import { type Figures, isSpoken } from './figures.ts'
import type { VoiceResult } from './types.ts'

const TONES = ['warmth', 'confidence', 'formality'] as const

/** Whether somebody spoke and nobody wrote it down: then one line says what is missing, in place of every part for itself. */
export function lacksWords({ isPlaceholder, reading }: VoiceResult, { measures }: Figures): boolean {
  return !isPlaceholder && reading.transcript.trim() === '' && measures !== null && isSpoken(measures)
}

/** The figures that say something without words. */
export function factsWithoutWords(facts: readonly Fact[], { facts: { needsTranscript } }: ResultsWords): Fact[] {
  return facts.filter(({ key, value }) => !isMissing(key, value, needsTranscript))
}

/** The tones that are shown. Confidence is read from tempo, and so from pauses, which somebody may want left alone. */
export function tonesOf({ reading }: VoiceResult, leaves: boolean, isWithoutWords: boolean) {
  return TONES.filter(
    (tone) => !(leaves && tone === 'confidence') && !(isWithoutWords && (reading.tone[tone] ?? null) === null),
  )
}

/**
 * What a transcript would add, by name.
 *
 * @param facts  all that may be shown
 * @param leaves  whether nothing is to be said of fillers and pauses, nor of what is made of them
 */
export function namesOfMissing(
  result: VoiceResult,
  facts: readonly Fact[],
  words: ResultsWords,
  leaves: boolean,
): string[] {
  const names = [
    ...(leaves || (result.reading.clarity.score ?? null) !== null ? [] : [words.clarity]),
    ...tonesOf(result, leaves, false)
      .filter((tone) => (result.reading.tone[tone] ?? null) === null)
      .map((tone) => words.tone[tone].name),
    ...facts
      .filter(({ key, value }) => isMissing(key, value, words.facts.needsTranscript))
      .map(({ key }) => words.facts[key]),
  ]
  return names.map((name) => name.toLowerCase())
}

function isMissing(key: Fact['key'], value: string | null, needsTranscript: string): boolean {
  return (key === 'fillers' && value === needsTranscript) || (key === 'feeling' && value === null)
}
