import type { PaceRange } from '../text/contexts.ts'
import { NOTICEABLE_STEP } from './bands.ts'
import { SPEECH_GATES } from './gates.ts'
import type { Trust, VoiceMeasures } from './types.ts'

type PaceFigures = Pick<VoiceMeasures, 'wordsPerMinute' | 'isWordRateEstimated' | 'speechSeconds' | 'take'> & {
  readonly trust: { readonly wordsPerMinute: Pick<Trust, 'low' | 'high'> }
}

/** Position against a range; an edge is outside by less than a noticeable difference. */
export type PacePlace = 'below' | 'slowEdge' | 'within' | 'fastEdge' | 'above'

/** The verdict shared by all views. */
export type PaceVerdict = {
  readonly place: PacePlace
  /** False if an estimate's interval crosses a limit. */
  readonly isSure: boolean
  /** Slow because of pauses: articulation is fast enough. */
  readonly isByPauses: boolean
}

/**
 * Position of a pace, rounded as displayed, against a range.
 *
 * @param wordsPerMinute above 0
 * @source SOURCES.md#tempo-step
 */
export function paceAgainst(wordsPerMinute: number, { low, high }: PaceRange): PacePlace {
  const pace = Math.round(wordsPerMinute)
  if (pace < low) return pace * NOTICEABLE_STEP < low ? 'below' : 'slowEdge'
  if (pace > high) return pace > high * NOTICEABLE_STEP ? 'above' : 'fastEdge'
  return 'within'
}

/**
 * The single verdict on a recording's pace, for headline, ring, chart, advice and report.
 *
 * @returns null without a pace, or with too little speech
 * @source SOURCES.md#pace-verdict
 */
export function judgePace(figures: PaceFigures, band: PaceRange): PaceVerdict | null {
  const { wordsPerMinute, isWordRateEstimated, speechSeconds, trust } = figures
  if (wordsPerMinute === null || speechSeconds < SPEECH_GATES.score) return null
  const place = paceAgainst(wordsPerMinute, band)
  const { low, high } = trust.wordsPerMinute
  const isSure = !isWordRateEstimated || [low, high].every((end) => end === null || sideOf(end, band) === SIDES[place])
  const without = paceWithoutPauses(figures)
  return { place, isSure, isByPauses: isSlowByPauses(wordsPerMinute, without, band) }
}

/** Whether a pace is slow because of pauses only. @param without the pace without pauses, or null */
export function isSlowByPauses(wordsPerMinute: number, without: number | null, band: PaceRange): boolean {
  if (without === null || paceAgainst(wordsPerMinute, band) !== 'below') return false
  return paceAgainst(without, band) !== 'below' && wordsPerMinute <= without * (1 - MANY_PAUSES)
}

/** Share of pauses that explains a slow pace. Our judgment. */
const MANY_PAUSES = 0.25

const SIDES: Readonly<Record<PacePlace, -1 | 0 | 1>> = { below: -1, slowEdge: 0, within: 0, fastEdge: 0, above: 1 }
const sideOf = (pace: number, band: PaceRange) => SIDES[paceAgainst(pace, band)]

/** Words a minute without pauses; null if unknown. */
export function paceWithoutPauses(figures: Omit<PaceFigures, 'trust'>): number | null {
  const { wordsPerMinute, take, speechSeconds } = figures
  if (wordsPerMinute === null || take === null || speechSeconds === 0) return null
  return (wordsPerMinute * (take.end - take.start)) / speechSeconds
}
