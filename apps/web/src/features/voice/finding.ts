import type { PacePlace } from '@understory/insight/voice/judge-pace'
import { minutesAndSeconds } from '../../lib/duration.ts'
import type { ResultsWords } from './facts.ts'
import { type Figures, isSpoken, rushedStretches, type Stretch, verdictOf } from './figures.ts'

type Finding =
  | { key: 'nothing' | 'short' | 'heard' }
  | { key: PacePlace | 'paused'; isSure: boolean }
  | { key: 'rush'; at: Stretch }

export function findingOf(figures: Figures): Finding {
  const { measures, scores } = figures
  if (!measures) return { key: 'heard' }
  if (!isSpoken(measures)) return { key: 'nothing' }
  if (measures.problems.some(({ code }) => code === 'short' || code === 'too-short')) return { key: 'short' }
  const verdict = verdictOf(figures)
  if (!scores || !verdict) return { key: 'heard' }
  const { place, isSure, isByPauses } = verdict
  if (isByPauses) return { key: 'paused', isSure }
  const [rush, ...others] = place === 'within' ? rushedStretches(measures, scores.pace.band) : []
  return rush && others.length === 0 ? { key: 'rush', at: rush } : { key: place, isSure }
}

/** Whether there was enough speech to judge; others aren't compared. */
export function isJudged(figures: Figures): boolean {
  const { key } = findingOf(figures)
  return key !== 'nothing' && key !== 'short'
}

export function headline(finding: Finding, { findings, probable }: ResultsWords, context: string): string {
  if (!('isSure' in finding)) {
    return finding.key === 'rush'
      ? findings.rush({ context, from: minutesAndSeconds(finding.at.start), to: minutesAndSeconds(finding.at.end) })
      : findings[finding.key]
  }
  const { key, isSure } = finding
  return !isSure && (key === 'below' || key === 'above' || key === 'paused')
    ? probable[key](context)
    : findings[key](context)
}

/**
 * The verdict's reason: the pace with its range, and its interval if estimated; the length if too short; null without a
 * verdict.
 */
export function reasonOf(figures: Figures, { reason }: ResultsWords): string | null {
  if (figures.measures && findingOf(figures).key === 'short')
    return reason.short(minutesAndSeconds(figures.measures.durationSeconds))
  const verdict = verdictOf(figures)
  const { measures, scores } = figures
  if (!verdict || !measures || !scores) return null
  const { low, high } = measures.trust.wordsPerMinute
  const whole = (pace: number | null) => String(Math.round(pace ?? 0))
  const { band } = scores.pace
  const paced = { pace: whole(measures.wordsPerMinute), low: whole(band.low), high: whole(band.high) }
  if (!measures.isWordRateEstimated) return reason.counted(paced)
  return verdict.isSure ? reason.estimated(paced) : reason.unsure({ ...paced, least: whole(low), most: whole(high) })
}
