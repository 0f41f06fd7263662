import type { VoiceContext } from './bands.ts'
import { SPEECH_GATES } from './gates.ts'
import type { PastRecording, UsualComparison, UsualMeasure } from './score-types.ts'
import { ascending, deviation, mean, quantile } from './statistics.ts'
import type { VoiceMeasures } from './types.ts'

/** Recordings in a context needed for a baseline. */
const FEWEST_FOR_USUAL = 3

/** The figures kept for later comparison. */
export function toPastRecording(measures: VoiceMeasures, context: VoiceContext): PastRecording {
  return {
    context,
    wordsPerMinute: measures.wordsPerMinute,
    pauseShare: measures.pausing?.share ?? null,
    pitchMedianHz: measures.pitch.medianHz,
    pitchSpreadSemitones: measures.pitch.spreadSemitones,
    levelSpreadDb: measures.levelMovement.spreadDb,
  }
}

// Minimum spread: the natural variation of one even talker.
const LEAST_SPREAD: Readonly<Record<UsualMeasure, (usual: number) => number>> = {
  wordsPerMinute: (usual) => 0.08 * usual,
  pauseShare: () => 0.04,
  pitchMedianHz: (usual) => 0.05 * usual,
  pitchSpreadSemitones: (usual) => 0.15 * usual,
  levelSpreadDb: () => 0.7,
}

const WORDS: Readonly<Record<UsualMeasure, readonly [name: string, more: string, less: string]>> = {
  wordsPerMinute: ['pace', 'faster than', 'slower than'],
  pauseShare: ['share of pauses', 'more pauses than', 'fewer pauses than'],
  pitchMedianHz: ['pitch', 'higher than', 'lower than'],
  pitchSpreadSemitones: ['pitch movement', 'livelier than', 'flatter than'],
  levelSpreadDb: ['loudness movement', 'more varied than', 'more even than'],
}

/** Mean and spread of a measure over earlier recordings; undefined with fewer than three. */
export function usualOf(
  history: readonly PastRecording[],
  context: VoiceContext,
  measure: UsualMeasure,
): { readonly mean: number; readonly spread: number; readonly values: readonly number[] } | undefined {
  const values = history.filter((past) => past.context === context).flatMap((past) => past[measure] ?? [])
  if (values.length < FEWEST_FOR_USUAL) return undefined
  const usual = mean(values)
  // Sample standard deviation (n - 1).
  const spread = deviation(values) * Math.sqrt(values.length / (values.length - 1))
  return { mean: usual, spread: Math.max(spread, LEAST_SPREAD[measure](usual)), values }
}

/**
 * Compares a recording with the speaker's earlier ones in the same context.
 *
 * @param history earlier recordings, without this one
 * @returns null with fewer than three, or too little speech
 * @source SOURCES.md#own-baseline
 */
export function compareWithUsual(
  measures: VoiceMeasures,
  history: readonly PastRecording[],
  context: VoiceContext,
): readonly UsualComparison[] | null {
  const isJudged = measures.speechSeconds >= SPEECH_GATES.score
  if (!isJudged || history.filter((past) => past.context === context).length < FEWEST_FOR_USUAL) return null
  const now = toPastRecording(measures, context)
  return USUAL_MEASURES.flatMap((measure) => {
    const value = now[measure]
    const usual = usualOf(history, context, measure)
    return value === null || !usual ? [] : [compare(measure, value, usual)]
  })
}

const USUAL_MEASURES: readonly UsualMeasure[] = [
  'wordsPerMinute',
  'pauseShare',
  'pitchMedianHz',
  'pitchSpreadSemitones',
  'levelSpreadDb',
]

function compare(measure: UsualMeasure, now: number, usual: NonNullable<ReturnType<typeof usualOf>>): UsualComparison {
  const low = usual.mean - usual.spread
  const high = usual.mean + usual.spread
  const [name, more, less] = WORDS[measure]
  const place = now > high ? more : now < low ? less : 'about what is'
  const verb = measure === 'pauseShare' && place !== 'about what is' ? 'You made' : `Your ${name} was`
  return {
    measure,
    now,
    usual: quantile(ascending(usual.values), 0.5),
    low,
    high,
    says: `${verb} ${place} usual for you in this context.`,
  }
}
