import { NOTICEABLE_STEP } from './bands.ts'
import { SPEECH_GATES } from './gates.ts'
import type { Trust, VoiceMeasures } from './types.ts'

type Band = { readonly low: number; readonly high: number }

/** What a pace is judged by; the wire carries the same fields. */
type PaceFigures = Pick<VoiceMeasures, 'wordsPerMinute' | 'isWordRateEstimated' | 'speechSeconds' | 'take'> & {
  readonly trust: { readonly wordsPerMinute: Pick<Trust, 'low' | 'high'> }
}

/** Where a pace stands against a range. On an edge it is outside by less than listeners notice. */
export type PacePlace = 'below' | 'slowEdge' | 'within' | 'fastEdge' | 'above'

/** What everything that speaks of a pace says about it. */
export type PaceVerdict = {
  readonly place: PacePlace
  /** False where an estimate reaches over an end of the range; words that were counted are sure. */
  readonly isSure: boolean
  /** Below the range by many pauses: the words between them come quickly enough. */
  readonly isByPauses: boolean
}

/**
 * Where a pace stands against a range, by the whole number that people read.
 *
 * @param wordsPerMinute  above 0
 * @source SOURCES.md#tempo-step
 */
export function paceAgainst(wordsPerMinute: number, { low, high }: Band): PacePlace {
  const pace = Math.round(wordsPerMinute)
  if (pace < low) return pace * NOTICEABLE_STEP < low ? 'below' : 'slowEdge'
  if (pace > high) return pace > high * NOTICEABLE_STEP ? 'above' : 'fastEdge'
  return 'within'
}

/**
 * The one verdict about the pace of a recording: headline, ring, drawing, advice and report all take it from here.
 *
 * @returns null without a pace, and where there is too little speech to score
 * @source SOURCES.md#pace-verdict
 */
export function judgePace(figures: PaceFigures, band: Band): PaceVerdict | null {
  const { wordsPerMinute, isWordRateEstimated, speechSeconds, trust } = figures
  if (wordsPerMinute === null || speechSeconds < SPEECH_GATES.score) return null
  const place = paceAgainst(wordsPerMinute, band)
  const { low, high } = trust.wordsPerMinute
  const isSure = !isWordRateEstimated || [low, high].every((end) => end === null || sideOf(end, band) === SIDES[place])
  const without = paceWithoutPauses(figures)
  return { place, isSure, isByPauses: isSlowByPauses(wordsPerMinute, without, band) }
}

/** Whether a pace lies below a range by its pauses alone. @param without  the pace without them, null where unknown */
export function isSlowByPauses(wordsPerMinute: number, without: number | null, band: Band): boolean {
  if (without === null || paceAgainst(wordsPerMinute, band) !== 'below') return false
  return paceAgainst(without, band) !== 'below' && wordsPerMinute <= without * (1 - MANY_PAUSES)
}

/** Share of a talk that is pause from which pauses are what makes it slow; every talk has some. Our judgment. */
const MANY_PAUSES = 0.25

const SIDES: Readonly<Record<PacePlace, -1 | 0 | 1>> = { below: -1, slowEdge: 0, within: 0, fastEdge: 0, above: 1 }
const sideOf = (pace: number, band: Band) => SIDES[paceAgainst(pace, band)]

/** Words a minute while there is speech, without the pauses; null where either cannot be told. */
export function paceWithoutPauses(figures: Omit<PaceFigures, 'trust'>): number | null {
  const { wordsPerMinute, take, speechSeconds } = figures
  if (wordsPerMinute === null || take === null || speechSeconds === 0) return null
  return (wordsPerMinute * (take.end - take.start)) / speechSeconds
}
