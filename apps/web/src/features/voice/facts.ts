import { minutesAndSeconds } from '../../lib/duration.ts'
import { decimal } from '../../lib/figures.ts'
import type { voiceResultsWords } from '../../lib/words/en/voice-results.ts'
import type { Words } from '../../lib/words/use-words.ts'
import { countFillers, type Figures, type Filler, isSpoken, isVeryLow, type Measures } from './figures.ts'
import type { VoiceResult } from './types.ts'
import { DISFLUENCY_FACTS } from './without-disfluency.ts'

export type ResultsWords = Words<typeof voiceResultsWords>
export type FactKey = keyof ResultsWords['meanings']
type Trust = Measures['trust']['pauses']

/** `value` is null if unknown. */
export type Fact = {
  readonly key: FactKey
  readonly value: string | null
  /** Certainty; null for counts. */
  readonly trust: Trust | null
}

/**
 * A result's figures in page order; only the length if nothing was measured.
 * @param leaves whether fillers, pauses and repeats are hidden
 */
export function factsOf(
  result: VoiceResult,
  figures: Figures,
  fillers: readonly Filler[],
  words: ResultsWords,
  leaves = false,
): Fact[] {
  const { facts } = words
  const { measures, scores } = figures
  const recording: Fact = { key: 'recording', value: minutesAndSeconds(result.take.durationSeconds), trust: null }
  if (!measures) return [recording]
  const isHeard = isSpoken(measures)
  const isScored = !measures.problems.some(({ code }) => code === 'short')
  const { trust, pausing } = measures
  const count = result.reading.words?.count ?? measures.words
  const isEstimated = result.reading.words?.isEstimated ?? false
  const fluency = scores?.fluency
  const all: Fact[] = [
    recording,
    {
      key: 'words',
      value: figureOf(count, (value) => (isEstimated ? facts.estimated(decimal(value, 0)) : decimal(value, 0))),
      trust: null,
    },
    { key: 'pace', value: paceOf(measures, facts), trust: trust.wordsPerMinute },
    {
      key: 'pauses',
      value:
        isHeard && pausing
          ? [String(pausing.count), rateOf(pausing.perMinute, facts)].filter(Boolean).join(', ')
          : null,
      trust: trust.pauses,
    },
    {
      key: 'fillers',
      value: fillersSaid(measures, fillers, facts, result.reading.transcript.trim() !== ''),
      trust: measures.disfluencies ? trust.disfluencies : trust.filledPauses,
    },
    {
      key: 'pitch',
      value: figureOf(isHeard ? measures.pitch.spreadSemitones : null, (value) => facts.semitones(decimal(value, 1))),
      trust: trust.pitchSpread,
    },
    {
      key: 'articulation',
      value: figureOf(measures.articulationRate, (value) => facts.syllables(decimal(value, 1))),
      trust: trust.articulationRate,
    },
    {
      key: 'loudness',
      value: figureOf(measures.loudnessLufs, (value) => facts.lufs(decimal(value, 0))),
      trust: trust.loudness,
    },
    {
      key: 'fluency',
      value: figureOf(isScored ? (fluency?.value ?? null) : null, (value) =>
        isVeryLow(value) ? words.veryLow.toLowerCase() : facts.outOf(decimal(value, 0)),
      ),
      trust: fluency ?? null,
    },
    { key: 'feeling', value: feelingOf(result, facts), trust: null },
  ]
  return leaves ? all.filter(({ key }) => !DISFLUENCY_FACTS.has(key)) : all
}

function figureOf(value: number | null, say: (value: number) => string): string | null {
  return value === null ? null : say(value)
}

function rateOf(perMinute: number | null, facts: ResultsWords['facts']): string | null {
  return figureOf(perMinute, (value) => facts.perMinute(decimal(value, 0)))
}

function paceOf({ wordsPerMinute, isWordRateEstimated }: Measures, facts: ResultsWords['facts']): string | null {
  const pace = rateOf(wordsPerMinute, facts)
  return pace !== null && isWordRateEstimated ? facts.estimated(pace) : pace
}

function fillersSaid(
  measures: Measures,
  bySound: readonly Filler[],
  facts: ResultsWords['facts'],
  hasTranscript: boolean,
): string | null {
  if (!isSpoken(measures)) return null
  const count = String(countFillers(measures, bySound))
  if (measures.disfluencies) return count
  if (bySound.length > 0) return facts.guessed(count)
  // Many recognizers leave ums out.
  return hasTranscript ? facts.notCounted : facts.needsTranscript
}

function feelingOf({ reading, isPlaceholder }: VoiceResult, facts: ResultsWords['facts']): string | null {
  const { primary, secondary } = reading.emotion ?? {}
  if (isPlaceholder || reading.transcript.trim() === '') return null
  return primary ? [primary, secondary].filter(Boolean).join(', ') : facts.noFeeling
}
