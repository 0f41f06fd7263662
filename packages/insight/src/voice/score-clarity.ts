import { clamp } from '../statistics.ts'
import { FILLER_ANCHORS, REPAIR_HALFWAY } from './bands.ts'
import { SPEECH_GATES, weakest } from './gates.ts'
import { type Contribution, noScore, type PaceScore, type VoiceScore } from './score-types.ts'
import type { PausePlacement, Rate, VoiceMeasures } from './types.ts'

type Component = {
  readonly feature: string
  readonly value: number
  readonly low: number
  readonly high: number
  readonly says: string
}

const FEWEST_COMPONENTS = 3

/**
 * Clarity of delivery, not of articulation: geometric mean of pace, pauses, fillers and repairs, each 0 to 100; needs
 * at least three. @source SOURCES.md#delivery-clarity
 */
export function scoreClarity(measures: VoiceMeasures, pace: PaceScore): VoiceScore {
  const components = [
    paceComponent(pace),
    placementComponent(measures.pausing?.placement ?? null),
    fillerComponent(measures),
    repairComponent(measures),
  ].filter((component) => component !== undefined)
  if (components.length < FEWEST_COMPONENTS) return noScore(NEEDS)
  return {
    value: geometricMean(components.map((c) => c.value)),
    low: geometricMean(components.map((c) => c.low)),
    high: geometricMean(components.map((c) => c.high)),
    basis: 'unit',
    certainty: weakest(pace.certainty, 'medium'),
    contributions: components.map(({ feature, value, says }): Contribution => ({ feature, delta: value - 50, says })),
  }
}

const NEEDS = 'Clarity needs about 30 seconds of talk and a word-for-word transcript that keeps the ums.'

const geometricMean = (values: readonly number[]) =>
  Math.exp(values.reduce((sum, x) => sum + Math.log(Math.max(1, x)), 0) / values.length)

function paceComponent({ value, low, high, assessment }: PaceScore): Component | undefined {
  if (value === null || low === null || high === null) return undefined
  return { feature: 'pace', value, low, high, says: assessment.split('. ')[0]?.replace(/\.?$/, '.') ?? assessment }
}

const FEWEST_PLACED = 4

function placementComponent(placement: PausePlacement | null): Component | undefined {
  if (!placement || placement.boundaryShare === null) return undefined
  const placed = placement.atBoundary + placement.withinClause
  if (placed < FEWEST_PLACED) return undefined
  const share = placement.boundaryShare
  const margin = 1.28 * Math.sqrt((share * (1 - share) + 0.25 / placed) / placed)
  return {
    feature: 'pauses between clauses',
    value: share * 100,
    low: clamp(share - margin, 0, 1) * 100,
    high: clamp(share + margin, 0, 1) * 100,
    says: `${placement.atBoundary} of ${placed} pauses stood between sentences or clauses.`,
  }
}

/** 100 up to five fillers a minute, 0 from twelve. @source SOURCES.md#filler-score */
export function fillerPoints(perMinute: number): number {
  const { harmless, harmful } = FILLER_ANCHORS
  return clamp((100 * (harmful - perMinute)) / (harmful - harmless), 0, 100)
}

function fillerComponent({ disfluencies, speechSeconds }: VoiceMeasures): Component | undefined {
  if (!disfluencies || speechSeconds < SPEECH_GATES.clarity) return undefined
  const { filledPauses, discourseFillers } = disfluencies
  const worse = filledPauses.perMinute >= discourseFillers.perMinute ? filledPauses : discourseFillers
  return {
    feature: 'fillers',
    value: fillerPoints(worse.perMinute),
    low: fillerPoints(worse.high),
    high: fillerPoints(worse.low),
    says: `${tidy(filledPauses.perMinute)} ums and ${tidy(discourseFillers.perMinute)} filler phrases a minute.`,
  }
}

/** Halved at six repetitions and repairs per hundred words. @source SOURCES.md#repair-score */
export function repairPoints(perHundredWords: number): number {
  return clamp(100 * (1 - perHundredWords / (2 * REPAIR_HALFWAY)), 0, 100)
}

function repairComponent({ disfluencies, speechSeconds }: VoiceMeasures): Component | undefined {
  if (!disfluencies || speechSeconds < SPEECH_GATES.clarity) return undefined
  const both = [disfluencies.repetitions, disfluencies.repairs]
  const total = both.reduce((sum, rate) => sum + rate.perHundredWords, 0)
  const edge = (end: 'low' | 'high') => both.reduce((sum, rate) => sum + scaled(rate, end), 0)
  return {
    feature: 'repeats and restarts',
    value: repairPoints(total),
    low: repairPoints(edge('high')),
    high: repairPoints(edge('low')),
    says: `${tidy(total)} repeats or restarts in a hundred words.`,
  }
}

// Scales the interval of a rate per minute to one per word.
function scaled(rate: Rate, end: 'low' | 'high'): number {
  return rate.perMinute > 0 ? (rate[end] / rate.perMinute) * rate.perHundredWords : 0
}

const tidy = (x: number) => (x < 10 ? Math.round(x * 10) / 10 : Math.round(x))
