import type { VoiceMeasuresWire } from '@understory/contract/voice-measures'
import type { VoiceScoresWire } from '@understory/contract/voice-scores'
import { NOTICEABLE_STEP } from '@understory/insight/voice/bands'
import type { Measured, VoiceResult } from './types.ts'

type Frozen<T> = { readonly [K in keyof T]: Frozen<T[K]> }
export type Measures = Frozen<VoiceMeasuresWire>
export type Scores = Frozen<VoiceScoresWire>
export type Score = Scores['clarity']
export type Stretch = { readonly start: number; readonly end: number }

/** What a result knows: the service's figures where they came, else what this browser measured. */
export type Figures = { readonly measures: Measures | null; readonly scores: Scores | null }

export function figuresOf({ reading, measured, isPlaceholder }: VoiceResult): Figures {
  const here: Measured | null = measured
  return {
    measures: reading.measures ?? here?.measures ?? null,
    // Real scores beside placeholders would say two things at once.
    scores: isPlaceholder ? null : (reading.scores ?? here?.scores ?? null),
  }
}

/** Stretches in which the pace lies noticeably above the band, merged. */
export function rushedStretches(measures: Measures, band: { readonly high: number }): readonly Stretch[] {
  const rushed: { start: number; end: number }[] = []
  for (const { start, end, wordsPerMinute } of measures.paceOverTime) {
    if (wordsPerMinute < band.high * NOTICEABLE_STEP) continue
    const middle = (start + end) / 2
    const stretch = { start: Math.max(start, middle - HALF_STEP), end: Math.min(end, middle + HALF_STEP) }
    const last = rushed.at(-1)
    if (last && stretch.start <= last.end + 0.01) last.end = stretch.end
    else rushed.push(stretch)
  }
  return rushed
}

/** From here on a pace is said to be outside the range, in steps that listeners notice. */
export const NOTICEABLE_STEPS = 0.5

/** Words a minute while there is speech, without the pauses; null where either cannot be told. */
export function paceWithoutPauses({ wordsPerMinute, take, speechSeconds }: Measures): number | null {
  if (wordsPerMinute === null || take === null || speechSeconds === 0) return null
  return (wordsPerMinute * (take.end - take.start)) / speechSeconds
}

/** The words themselves come quickly enough: what makes the talk slow is its pauses. */
export function isSlowByPauses(measures: Measures, { low }: { readonly low: number }): boolean {
  const { wordsPerMinute } = measures
  return wordsPerMinute !== null && wordsPerMinute < low && (paceWithoutPauses(measures) ?? 0) >= low
}

// Windows of pace stand five seconds apart; each speaks for what lies nearest to its middle.
const HALF_STEP = 2.5

/** A filler with the seconds where it stands: read in a word-for-word transcript, or guessed by its sound, never surely. */
export type Filler = Stretch & { readonly text: string | null; readonly certainty: 'low' | 'medium' }

/** How many fillers there are: all of a word-for-word transcript, else those that sound like one. */
export function countFillers({ disfluencies }: Measures, bySound: readonly Filler[]): number {
  return disfluencies ? disfluencies.filledPauses.count + disfluencies.discourseFillers.count : bySound.length
}

export function fillersOf(measures: Measures): readonly Filler[] {
  const { disfluencies, filledPauses } = measures
  if (!disfluencies) {
    return filledPauses.map(({ start, end, certainty }) => {
      return { start, end, text: null, certainty: certainty === 'medium' ? 'medium' : 'low' }
    })
  }
  return disfluencies.found.flatMap(({ kind, time, text }) =>
    time && (kind === 'filled-pause' || kind === 'discourse-filler')
      ? [{ ...time, text, certainty: 'medium' as const }]
      : [],
  )
}
