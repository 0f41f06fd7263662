import type { VoiceMeasuresWire } from '@understory/contract/voice-measures'
import type { VoiceScoresWire } from '@understory/contract/voice-scores'
import { NOTICEABLE_STEP } from '@understory/insight/voice/bands'
import { judgePace, type PaceVerdict, paceAgainst } from '@understory/insight/voice/judge-pace'
import type { SpokenWord } from './spoken-words.ts'
import type { Band } from './strip-layout.ts'
import type { VoiceResult } from './types.ts'

type Frozen<T> = { readonly [K in keyof T]: Frozen<T[K]> }
export type Measures = Frozen<VoiceMeasuresWire>
export type Scores = Frozen<VoiceScoresWire>
export type Score = Scores['clarity']
export type Stretch = { readonly start: number; readonly end: number }

/** The service's figures, else this browser's. */
export type Figures = { readonly measures: Measures | null; readonly scores: Scores | null }

export function figuresOf({ reading, measured, isPlaceholder }: VoiceResult): Figures {
  return {
    measures: reading.measures ?? measured?.measures ?? null,
    // Real scores beside placeholders would contradict them.
    scores: isPlaceholder ? null : (reading.scores ?? measured?.scores ?? null),
  }
}

const LEAST_NUMBER = 5

/** Very low scores show a word: "0 of 100" tells little and stings. */
export const isVeryLow = (score: number) => Math.round(score) < LEAST_NUMBER

/** Stretches with a pace noticeably above the band, merged. */
export function rushedStretches(measures: Measures, band: Band): readonly Stretch[] {
  const rushed: { start: number; end: number }[] = []
  for (const { start, end, wordsPerMinute } of measures.paceOverTime) {
    if (paceAgainst(wordsPerMinute, band) !== 'above') continue
    const middle = (start + end) / 2
    const stretch = { start: Math.max(start, middle - HALF_STEP), end: Math.min(end, middle + HALF_STEP) }
    const last = rushed.at(-1)
    if (last && stretch.start <= last.end + 0.01) last.end = stretch.end
    else rushed.push(stretch)
  }
  return rushed
}

/** Mean semitones above the median pitch within a stretch; null without voice. */
export function pitchWithin({ contour, pitch: { medianHz } }: Measures, { start, end }: Stretch): number | null {
  if (medianHz === null) return null
  const from = Math.max(0, Math.ceil(start / contour.stepSeconds - 0.5))
  const heard = contour.pitchHz.slice(from, Math.ceil(end / contour.stepSeconds - 0.5)).flatMap((hertz) => hertz ?? [])
  if (heard.length === 0) return null
  return heard.reduce((sum, hertz) => sum + 12 * Math.log2(hertz / medianHz), 0) / heard.length
}

/** The verdict about the pace; null if there is none. */
export function verdictOf({ measures, scores }: Figures): PaceVerdict | null {
  return measures && scores && scores.pace.steps !== null ? judgePace(measures, scores.pace.band) : null
}

/** Whether there is speech; a hum has only pitch. */
export const isSpoken = ({ speechSeconds, syllables }: Measures) => speechSeconds > 0 && syllables !== 0

// Pace windows are five seconds apart; each covers half a step either way.
const HALF_STEP = 2.5

/**
 * A filler and its seconds, read from a verbatim transcript or guessed by sound. The certainty is that of its time if
 * it was read, else of the guess.
 */
export type Filler = Stretch & { readonly text: string | null; readonly certainty: 'low' | 'medium' }

/** Number of fillers: from a verbatim transcript, else by sound. */
export function countFillers({ disfluencies }: Measures, bySound: readonly Filler[]): number {
  return disfluencies ? disfluencies.filledPauses.count + disfluencies.discourseFillers.count : bySound.length
}

/** Fillers in a verbatim transcript, with or without a time; empty without one. */
export function writtenFillers(measures: Measures | null) {
  const found = measures?.disfluencies?.found ?? []
  return found.filter(({ kind }) => kind === 'filled-pause' || kind === 'discourse-filler')
}

/** Counts by filler in a verbatim transcript, most frequent first. */
export function fillersByWord(measures: Measures | null): readonly (readonly [text: string, count: number])[] {
  const byWord = Map.groupBy(writtenFillers(measures), ({ text }) => text.toLowerCase())
  return [...byWord].map(([text, all]) => [text, all.length] as const).toSorted(([, one], [, other]) => other - one)
}

/**
 * Fillers with a time.
 * @param spoken transcript words, which give an approximate time to fillers without one
 */
export function fillersOf(measures: Measures, spoken: readonly SpokenWord[] = []): readonly Filler[] {
  if (!measures.disfluencies) {
    return measures.filledPauses.map(({ start, end, certainty }) => {
      return { start, end, text: null, certainty: certainty === 'medium' ? 'medium' : 'low' }
    })
  }
  return writtenFillers(measures).flatMap(({ time, text, start, end }) => {
    const place = time ?? placeOf(spoken.filter(({ from, to }) => from < end && to > start))
    return place ? [{ ...place, text, certainty: time ? ('medium' as const) : ('low' as const) }] : []
  })
}

function placeOf(words: readonly SpokenWord[]): Stretch | null {
  const [first, last] = [words[0]?.time, words.at(-1)?.time]
  return first && last ? { start: first.start, end: last.end } : null
}

/** How the pace changed between takes, if noticeable; undefined if either is unknown. */
export function paceChange(before: Measures | null, now: Measures | null): 'same' | 'faster' | 'slower' | undefined {
  if (!before?.wordsPerMinute || !now?.wordsPerMinute) return undefined
  const ratio = now.wordsPerMinute / before.wordsPerMinute
  if (ratio >= NOTICEABLE_STEP) return 'faster'
  return ratio <= 1 / NOTICEABLE_STEP ? 'slower' : 'same'
}
