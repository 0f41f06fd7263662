import { SPEECH_GATES } from '@understory/insight/voice/gates'
import type { Fact, ResultsWords } from './facts.ts'
import { type Figures, isSpoken, type Measures } from './figures.ts'
import type { VoiceResult } from './types.ts'

const TONES = ['warmth', 'confidence', 'formality'] as const

/** Whether there is speech without a transcript. Then one line says what's missing instead of each part. */
export function lacksTranscript({ isPlaceholder, reading }: VoiceResult, { measures }: Figures): boolean {
  return !isPlaceholder && reading.transcript.trim() === '' && measures !== null && isSpoken(measures)
}

/** Figures with a value. */
export function knownFacts(facts: readonly Fact[], { facts: { needsTranscript } }: ResultsWords): Fact[] {
  return facts.filter(({ value }) => value !== null && value !== needsTranscript)
}

/** Tones with a value. Confidence uses tempo, and so pauses, which some people hide. */
export function knownTones({ reading }: VoiceResult, leaves: boolean) {
  return TONES.filter((tone) => !(leaves && tone === 'confidence') && (reading.tone[tone] ?? null) !== null)
}

/** Missing figures: those a transcript would add, and those the audio didn't yield. */
type Missing = { readonly words: readonly string[]; readonly sound: readonly string[] }

/**
 * @param facts all that may be shown
 * @param leaves whether fillers, pauses and what depends on them are hidden
 */
export function missingFigures(
  result: VoiceResult,
  figures: Figures,
  facts: readonly Fact[],
  words: ResultsWords,
  leaves: boolean,
): Missing {
  const { reading } = result
  const told = knownTones(result, leaves)
  const named = (isMissing: boolean, name: string) => (isMissing ? [name] : [])
  const ofWords = [
    ...named(!leaves && (reading.clarity.score ?? null) === null, words.clarity),
    ...TONES.filter((tone) => !(leaves && tone === 'confidence') && !told.includes(tone)).map(
      (tone) => words.tone[tone].name,
    ),
    ...facts
      .filter(({ key, value }) => value === words.facts.needsTranscript || (key === 'feeling' && value === null))
      .map(({ key }) => words.facts[key]),
  ]
  const ofSound = [
    ...named(!leaves && (reading.pace?.score ?? null) === null, words.pace),
    ...facts.filter(({ key, value }) => key !== 'feeling' && value === null).map(({ key }) => words.facts[key]),
  ]
  return lacksTranscript(result, figures)
    ? { words: ofWords.map((name) => name.toLowerCase()), sound: ofSound }
    : { words: [], sound: [...ofSound, ...ofWords] }
}

const ENOUGH_SECONDS = SPEECH_GATES.clarity

export function needOf({ problems, speechSeconds }: Measures): 'quieter' | 'longer' | 'other' {
  if (problems.some(({ code }) => QUIETER.has(code))) return 'quieter'
  return speechSeconds < ENOUGH_SECONDS ? 'longer' : 'other'
}

const QUIETER: ReadonlySet<string> = new Set(['noisy', 'too-noisy', 'background-sound'])
