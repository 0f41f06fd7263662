import { clamp } from '../statistics.ts'
import type { ContextName, PaceRange } from '../text/contexts.ts'
import { COMPREHENSION_LIMIT, NOTICEABLE_STEP, paceBand, SLOWEST_SHARE } from './bands.ts'
import { judgePace, type PacePlace, type PaceVerdict } from './judge-pace.ts'
import { problem } from './problems.ts'
import { noScore, type PaceScore } from './score-types.ts'
import type { PaceDrift, VoiceMeasures } from './types.ts'

/**
 * 100 inside the band, falling on a log scale to 0 at half its lower limit and at the comprehension limit.
 *
 * @source SOURCES.md#pace-score
 */
export function pacePoints(wordsPerMinute: number, { low, high }: PaceRange): number {
  if (wordsPerMinute > high) {
    return clamp(100 * (1 - Math.log(wordsPerMinute / high) / Math.log(COMPREHENSION_LIMIT / high)), 0, 100)
  }
  if (wordsPerMinute < low) {
    return clamp(100 * (1 - Math.log(low / wordsPerMinute) / Math.log(1 / SLOWEST_SHARE)), 0, 100)
  }
  return 100
}

/** Just noticeable differences between a pace and the band; 0 inside. @source SOURCES.md#tempo-step */
export function stepsOutside(wordsPerMinute: number, { low, high }: PaceRange): number {
  const edge = clamp(wordsPerMinute, low, high)
  return Math.log(wordsPerMinute / edge) / Math.log(NOTICEABLE_STEP)
}

/**
 * Scores the pace against its context, with a verdict.
 *
 * @source SOURCES.md#pace-score
 */
export function scorePace(measures: VoiceMeasures, context: ContextName, isSecondLanguageAudience: boolean): PaceScore {
  const band = paceBand(context, isSecondLanguageAudience)
  const { wordsPerMinute, trust } = measures
  const without = (reason: string): PaceScore => ({ ...noScore(reason), assessment: reason, band, steps: null })
  if (wordsPerMinute === null) return without(trust.wordsPerMinute.reason ?? NO_PACE)
  const verdict = judgePace(measures, band)
  if (!verdict) return without(problem('short').sentence)
  const said = verdictSentence(measures, verdict, band, context)
  const value = pacePoints(wordsPerMinute, band)
  const low = trust.wordsPerMinute.low ?? wordsPerMinute
  const high = trust.wordsPerMinute.high ?? wordsPerMinute
  const ends = [pacePoints(low, band), pacePoints(high, band)]
  const touchesBand = low <= band.high && high >= band.low
  return {
    value,
    low: Math.min(...ends, value),
    high: touchesBand ? 100 : Math.max(...ends, value),
    basis: 'anchored',
    certainty: trust.wordsPerMinute.certainty,
    contributions: [{ feature: 'pace', delta: value - 100, says: said }],
    assessment: measures.drift?.isNotable ? `${said} ${driftSentence(measures.drift)}` : said,
    band,
    steps: stepsOutside(wordsPerMinute, band),
  }
}

const NO_PACE = 'We could not tell the pace of this recording.'

// Verdict, reason, and uncertainty in one clause.
function verdictSentence(
  measures: VoiceMeasures,
  { place, isSure, isByPauses }: PaceVerdict,
  band: PaceRange,
  context: ContextName,
): string {
  const name = CONTEXT_WORDS[context]
  const said = isByPauses ? `your pauses make it slower than most ${name}` : `${PLACES[place]} ${name}`
  const isProbable = !isSure && (place === 'below' || place === 'above')
  const verdict = isProbable ? `probably ${said}` : said
  const { low, high } = measures.trust.wordsPerMinute
  const about = measures.isWordRateEstimated ? 'roughly' : 'about'
  const pace = `${about} ${Math.round(measures.wordsPerMinute ?? 0)} words a minute`
  const perhaps = isSure ? '' : `, perhaps ${Math.round(low ?? 0)} to ${Math.round(high ?? 0)}`
  return `${verdict.charAt(0).toUpperCase()}${verdict.slice(1)}: ${pace}${perhaps}, where ${band.low} to ${band.high} is usual.`
}

const PLACES: Readonly<Record<PacePlace, string>> = {
  below: 'slower than most',
  slowEdge: 'at the slow end for',
  within: 'a usual pace for',
  fastEdge: 'at the fast end for',
  above: 'faster than most',
}

const CONTEXT_WORDS: Readonly<Record<ContextName, string>> = {
  Personal: 'conversation',
  Social: 'conversation',
  Family: 'family talk',
  Work: 'talk at work',
  Professional: 'professional talks',
  Academic: 'academic talks',
  Public: 'public speaking',
  Faith: 'talks in faith settings',
  Creative: 'reading aloud',
}

function driftSentence({ percent }: PaceDrift): string {
  return `Your pace ${percent > 0 ? 'rose' : 'fell'} by about ${Math.round(Math.abs(percent))} % from start to end.`
}
