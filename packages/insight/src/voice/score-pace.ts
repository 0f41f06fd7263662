import { COMPREHENSION_LIMIT, NOTICEABLE_STEP, paceBand, SLOWEST_SHARE, type VoiceContext } from './bands.ts'
import { SPEECH_GATES } from './gates.ts'
import { problem } from './problems.ts'
import { noScore, type PaceScore } from './score-types.ts'
import { clamp } from './statistics.ts'
import type { PaceDrift, PausingMeasures, VoiceMeasures } from './types.ts'

type Band = { readonly low: number; readonly high: number }

/**
 * Points of a pace: 100 inside the band, down to 0 at half its lower edge and at the pace where listening fails, along
 * the logarithm, because listeners hear tempo in ratios.
 *
 * @param wordsPerMinute  above 0
 * @source SOURCES.md#pace-score
 */
export function pacePoints(wordsPerMinute: number, { low, high }: Band): number {
  if (wordsPerMinute > high) {
    return clamp(100 * (1 - Math.log(wordsPerMinute / high) / Math.log(COMPREHENSION_LIMIT / high)), 0, 100)
  }
  if (wordsPerMinute < low) {
    return clamp(100 * (1 - Math.log(low / wordsPerMinute) / Math.log(1 / SLOWEST_SHARE)), 0, 100)
  }
  return 100
}

/** Noticeable steps of tempo between a pace and the nearer edge of the band; 0 inside. @source SOURCES.md#tempo-step */
export function stepsOutside(wordsPerMinute: number, { low, high }: Band): number {
  const edge = clamp(wordsPerMinute, low, high)
  return Math.log(wordsPerMinute / edge) / Math.log(NOTICEABLE_STEP)
}

/**
 * The pace against the band of its context, with a sentence that says no more than the figures do.
 *
 * @source SOURCES.md#pace-score
 */
export function scorePace(
  measures: VoiceMeasures,
  context: VoiceContext,
  isSecondLanguageAudience: boolean,
): PaceScore {
  const band = paceBand(context, isSecondLanguageAudience)
  const { wordsPerMinute, trust } = measures
  const without = (reason: string): PaceScore => ({ ...noScore(reason), assessment: reason, band, steps: null })
  if (wordsPerMinute === null) return without(trust.wordsPerMinute.reason ?? NO_PACE)
  if (measures.speechSeconds < SPEECH_GATES.score) return without(problem('short').sentence)
  const value = pacePoints(wordsPerMinute, band)
  const low = trust.wordsPerMinute.low ?? wordsPerMinute
  const high = trust.wordsPerMinute.high ?? wordsPerMinute
  const ends = [pacePoints(low, band), pacePoints(high, band)]
  const touchesBand = low <= band.high && high >= band.low
  const steps = stepsOutside(wordsPerMinute, band)
  return {
    value,
    low: Math.min(...ends, value),
    high: touchesBand ? 100 : Math.max(...ends, value),
    basis: 'anchored',
    certainty: trust.wordsPerMinute.certainty,
    contributions: [{ feature: 'pace', delta: value - 100, says: placeSentence(measures, band, context, steps) }],
    assessment: assess(measures, band, context, steps),
    band,
    steps,
  }
}

const NO_PACE = 'We could not tell the pace of this recording.'

function assess(measures: VoiceMeasures, band: Band, context: VoiceContext, steps: number): string {
  const { pausing, drift } = measures
  return [
    placeSentence(measures, band, context, steps),
    pausing ? pausingSentence(pausing) : undefined,
    drift?.isNotable ? driftSentence(drift) : undefined,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ')
}

function placeSentence(measures: VoiceMeasures, band: Band, context: VoiceContext, steps: number): string {
  const pace = Math.round(measures.wordsPerMinute ?? 0)
  const about = measures.isWordRateEstimated ? 'Roughly' : 'About'
  const range = `the usual ${band.low} to ${band.high} for ${CONTEXT_WORDS[context]}`
  if (steps !== 0 && mayBeInside(measures, band)) return `${about} ${pace} words a minute, in or near ${range}.`
  const count = Math.round(Math.abs(steps))
  if (count === 0) return `${about} ${pace} words a minute, ${steps === 0 ? 'inside' : 'at the edge of'} ${range}.`
  const side = steps > 0 ? 'above' : 'below'
  // An estimate is not exact enough to count steps by.
  if (measures.isWordRateEstimated) return `${about} ${pace} words a minute, probably ${side} ${range}.`
  const noticeable = count === 1 ? 'one noticeable step' : `${NUMBER_WORDS[count] ?? count} noticeable steps`
  return `${about} ${pace} words a minute, ${noticeable} ${side} ${range}.`
}

type Estimate = {
  readonly isWordRateEstimated: boolean
  readonly trust: { readonly wordsPerMinute: { readonly low: number | null; readonly high: number | null } }
}

/** Whether an estimated pace outside a band may as well lie inside: its 80 % interval reaches that far. */
export function mayBeInside({ trust, isWordRateEstimated }: Estimate, band: Band): boolean {
  const { low, high } = trust.wordsPerMinute
  return isWordRateEstimated && low !== null && high !== null && low <= band.high && high >= band.low
}

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const CONTEXT_WORDS: Readonly<Record<VoiceContext, string>> = {
  Personal: 'personal conversation',
  Social: 'social conversation',
  Family: 'family talk',
  Work: 'work',
  Professional: 'professional talks',
  Academic: 'academic talks',
  Public: 'public speaking',
  Faith: 'faith settings',
  Creative: 'creative reading',
}

const MOSTLY = 0.6

function pausingSentence({ count, perMinute, placement }: PausingMeasures): string {
  const where =
    placement?.boundaryShare === null || placement === null || placement.withinClause + placement.atBoundary < 4
      ? ''
      : placement.boundaryShare >= MOSTLY
        ? ', mostly between sentences or clauses'
        : placement.boundaryShare <= 1 - MOSTLY
          ? ', mostly in the middle of a clause'
          : ''
  if (count === 0) return 'You did not pause.'
  if (perMinute === null) return `You paused ${count === 1 ? 'once' : `${count} times`}${where}.`
  const rate = Math.round(perMinute)
  if (rate === 0) return `You paused less than once a minute${where}.`
  return `You paused ${rate === 1 ? 'once' : `${rate} times`} a minute${where}.`
}

function driftSentence({ percent }: PaceDrift): string {
  return `Your pace ${percent > 0 ? 'rose' : 'fell'} by about ${Math.round(Math.abs(percent))} % from start to end.`
}
