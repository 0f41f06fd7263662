import { paceBand } from '@understory/insight/voice/bands'
import { isSlowByPauses, paceAgainst } from '@understory/insight/voice/judge-pace'
import type { Band } from './strip-layout.ts'
import type { AnalysisOptions } from './types.ts'

type ListeningHint = 'quick' | 'slow' | 'pauses' | 'breath'

/** Measures of the newest sound; seconds since listening began. */
type ListeningReading = {
  readonly at: number
  readonly wordsPerMinute: number | null
  /** The pace without pauses. */
  readonly withoutPauses: number | null
  readonly longestRunSeconds: number
}

/** The state of listening; contains no audio. */
export type Listening = {
  readonly seconds: number
  /** Words a minute now; null without enough speech. */
  readonly pace: number | null
  readonly hint: ListeningHint | null
  readonly hintAt: number
  readonly hints: number
  readonly paces: readonly number[]
}

/** The pace range, as in the results. */
export const bandOf = ({ context, isSecondLanguageAudience }: AnalysisOptions): Band =>
  paceBand(context, isSecondLanguageAudience)

export const HINT_EVERY_SECONDS = 18
/** Longer runs without a 250 ms silence leave listeners no room; our own threshold. */
const LONG_RUN_SECONDS = 12
// Smoothing: half of the previous pace stays.
const KEPT = 0.5

export const NOTHING_HEARD: Listening = {
  seconds: 0,
  pace: null,
  hint: null,
  hintAt: Number.NEGATIVE_INFINITY,
  hints: 0,
  paces: [],
}

/** Adds a reading. Shows at most one hint every 18 seconds, for a limited time. */
export function hearReading(so: Listening, reading: ListeningReading, band: Band, leaves = false): Listening {
  const { at, wordsPerMinute } = reading
  const pace =
    wordsPerMinute === null ? null : so.pace === null ? wordsPerMinute : KEPT * so.pace + (1 - KEPT) * wordsPerMinute
  const paces = wordsPerMinute === null ? so.paces : [...so.paces, wordsPerMinute]
  const next = { ...so, seconds: at, pace, paces }
  if (at - so.hintAt < HINT_EVERY_SECONDS) return next
  const wanted = hintFor(reading, pace, band)
  // Some people want no hints about breath, slowness or pauses.
  const hint = leaves && wanted !== 'quick' ? null : wanted
  return hint ? { ...next, hint, hintAt: at, hints: so.hints + 1 } : { ...next, hint: null }
}

function hintFor(reading: ListeningReading, pace: number | null, band: Band): ListeningHint | null {
  if (pace === null) return null
  const place = paceAgainst(pace, band)
  if (place === 'above') return 'quick'
  if (reading.longestRunSeconds > LONG_RUN_SECONDS) return 'breath'
  if (place !== 'below') return null
  return isSlowByPauses(reading.wordsPerMinute ?? pace, reading.withoutPauses, band) ? 'pauses' : 'slow'
}

/** Summary at the end. `insideShare`: share of readings in range, 0 to 1; null without readings. */
export function summaryOf({ seconds, paces, hints }: Listening, band: Band) {
  const inside = paces.filter((pace) => paceAgainst(pace, band) === 'within').length
  return {
    seconds,
    hints,
    meanPace: paces.length === 0 ? null : paces.reduce((sum, pace) => sum + pace, 0) / paces.length,
    insideShare: paces.length === 0 ? null : inside / paces.length,
  }
}
export type ListeningSummary = ReturnType<typeof summaryOf>
