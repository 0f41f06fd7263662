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

// Windows of pace stand five seconds apart; each speaks for what lies nearest to its middle.
const HALF_STEP = 2.5

/** A filler with the seconds where it stands: heard by its sound, or read in a word-for-word transcript. */
export type Filler = Stretch & { readonly text: string | null }

/** How many fillers there are: all of a word-for-word transcript, else those that sound like one. */
export function countFillers({ disfluencies }: Measures, bySound: readonly Filler[]): number {
  return disfluencies ? disfluencies.filledPauses.count + disfluencies.discourseFillers.count : bySound.length
}

export function fillersOf(measures: Measures): readonly Filler[] {
  const { disfluencies, filledPauses } = measures
  if (!disfluencies) return filledPauses.map(({ start, end }) => ({ start, end, text: null }))
  return disfluencies.found.flatMap(({ kind, time, text }) =>
    time && (kind === 'filled-pause' || kind === 'discourse-filler') ? [{ ...time, text }] : [],
  )
}
