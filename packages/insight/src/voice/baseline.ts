import { ascending, deviation, mean, quantile } from '../statistics.ts'
import type { ContextName } from '../text/contexts.ts'
import { SPEECH_GATES } from './gates.ts'
import type { PastRecording, UsualComparison, UsualMeasure } from './score-types.ts'
import type { VoiceMeasures } from './types.ts'

/** Recordings in a context needed for a baseline. */
const FEWEST_FOR_USUAL = 3

/** The figures kept for later comparison. */
export function toPastRecording(measures: VoiceMeasures, context: ContextName): PastRecording {
  return {
    context,
    wordsPerMinute: measures.wordsPerMinute,
    pauseShare: measures.pausing?.share ?? null,
    pitchMedianHz: measures.pitch.medianHz,
    pitchSpreadSemitones: measures.pitch.spreadSemitones,
    levelSpreadDb: measures.levelMovement.spreadDb,
  }
}

/** How each measure is named and compared, and its least spread: the natural variation of one even talker. */
const USUAL: Readonly<
  Record<UsualMeasure, { name: string; more: string; less: string; least(usual: number): number }>
> = {
  wordsPerMinute: { name: 'pace', more: 'faster', less: 'slower', least: (usual) => 0.08 * usual },
  pauseShare: { name: 'share of pauses', more: 'more pauses', less: 'fewer pauses', least: () => 0.04 },
  pitchMedianHz: { name: 'pitch', more: 'higher', less: 'lower', least: (usual) => 0.05 * usual },
  pitchSpreadSemitones: { name: 'pitch movement', more: 'livelier', less: 'flatter', least: (usual) => 0.15 * usual },
  levelSpreadDb: { name: 'loudness movement', more: 'more varied', less: 'more even', least: () => 0.7 },
}
const USUAL_MEASURES = Object.keys(USUAL) as UsualMeasure[]

type Usual = { readonly mean: number; readonly spread: number; readonly values: readonly number[] }

/** Mean and spread of a measure over earlier recordings; undefined with fewer than three. */
export function usualOf(
  history: readonly PastRecording[],
  context: ContextName,
  measure: UsualMeasure,
): Usual | undefined {
  const values = history.filter((past) => past.context === context).flatMap((past) => past[measure] ?? [])
  if (values.length < FEWEST_FOR_USUAL) return undefined
  const usual = mean(values)
  // Sample standard deviation (n - 1).
  const spread = deviation(values) * Math.sqrt(values.length / (values.length - 1))
  return { mean: usual, spread: Math.max(spread, USUAL[measure].least(usual)), values }
}

/**
 * Compares with earlier recordings in the context; null with fewer than three or too little speech.
 *
 * @source SOURCES.md#own-baseline
 */
export function compareWithUsual(
  measures: VoiceMeasures,
  history: readonly PastRecording[],
  context: ContextName,
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

function compare(measure: UsualMeasure, now: number, usual: Usual): UsualComparison {
  const low = usual.mean - usual.spread
  const high = usual.mean + usual.spread
  const { name, more, less } = USUAL[measure]
  const isUsual = now >= low && now <= high
  const verb = measure === 'pauseShare' && !isUsual ? 'You made' : `Your ${name} was`
  const place = isUsual ? 'about what is' : `${now > high ? more : less} than`
  return {
    measure,
    now,
    usual: quantile(ascending(usual.values), 0.5),
    low,
    high,
    says: `${verb} ${place} usual for you in this context.`,
  }
}
