import { isSlowByPauses, paceAgainst } from '@understory/insight/voice/judge-pace'
import type { Band } from './strip-layout.ts'

/** What listening may say, one at a time. */
type ListeningHint = 'quick' | 'slow' | 'pauses' | 'breath'

/** What was measured in the newest stretch of sound; seconds since listening began. */
type ListeningReading = {
  readonly at: number
  readonly wordsPerMinute: number | null
  /** The same without the pauses. */
  readonly withoutPauses: number | null
  readonly longestRunSeconds: number
}

/** What listening knows so far. Sound is no part of it. */
export type Listening = {
  readonly seconds: number
  /** Words a minute just now; null while nobody speaks long enough. */
  readonly pace: number | null
  readonly hint: ListeningHint | null
  readonly hintAt: number
  readonly hints: number
  readonly paces: readonly number[]
}

export const HINT_EVERY_SECONDS = 18
/** Talk without a quarter of a second of silence for longer than this leaves listeners no room. Our judgment. */
const LONG_RUN_SECONDS = 12
// A pace that jumps with every reading is not calm: half of it stays.
const KEPT = 0.5

export const NOTHING_HEARD: Listening = {
  seconds: 0,
  pace: null,
  hint: null,
  hintAt: Number.NEGATIVE_INFINITY,
  hints: 0,
  paces: [],
}

/** Takes in a reading. A hint comes at most every 18 seconds and goes when its time is over. */
export function hearReading(so: Listening, reading: ListeningReading, band: Band, leaves = false): Listening {
  const { at, wordsPerMinute } = reading
  const pace =
    wordsPerMinute === null ? null : so.pace === null ? wordsPerMinute : KEPT * so.pace + (1 - KEPT) * wordsPerMinute
  const paces = wordsPerMinute === null ? so.paces : [...so.paces, wordsPerMinute]
  const next = { ...so, seconds: at, pace, paces }
  if (at - so.hintAt < HINT_EVERY_SECONDS) return next
  const wanted = hintFor(reading, pace, band)
  // Breath, slowness and pauses some want left alone.
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

/** What is told at the end. `insideShare` is the share of readings inside the range, 0 to 1; null without any. */
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
