import type { TextResult } from '@understory/contract/text-analysis'
import type { VoiceTake } from '@understory/contract/voice-take'
import { NOTICEABLE_POINTS } from '@understory/insight/voice/bands'
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { whole } from '../../lib/figures.ts'
import { dateOf } from '../../lib/local-day.ts'
import { type Direction, directionOf } from './direction.ts'

/** Maximum points in a chart. */
const MOST_READINGS = 30

const SCORE = { from: 0, to: 100, noticeable: NOTICEABLE_POINTS }
const GRADE = { from: 0, to: 18, noticeable: 1 }

/** Each figure's range and smallest noticeable change. */
const SCALES = {
  warmth: SCORE,
  clarity: SCORE,
  gradeLevel: GRADE,
  paceScore: SCORE,
  clarityScore: SCORE,
  confidenceScore: SCORE,
} as const
export type Figure = keyof typeof SCALES

/** One result: local day, and each figure's value or null. */
type Reading = { readonly id: string; readonly date: string; readonly values: readonly (number | null)[] }
export type Readings = { readonly figures: readonly Figure[]; readonly readings: readonly Reading[] }

/** The newest texts, oldest first. */
export function textReadings(results: readonly TextResult[]): Readings {
  return {
    figures: ['warmth', 'clarity', 'gradeLevel'],
    readings: oldestFirst(results, ({ tone, gradeLevel }) => [tone.warmth, tone.clarity, gradeLevel]),
  }
}

/** The newest recordings, oldest first; `leavesDisfluency` hides figures based on fillers, pauses and repeats. */
export function voiceReadings(takes: readonly VoiceTake[], leavesDisfluency: boolean): Readings {
  if (leavesDisfluency) {
    return { figures: ['paceScore'], readings: oldestFirst(takes, ({ paceScore }) => [paceScore]) }
  }
  return {
    figures: ['paceScore', 'clarityScore', 'confidenceScore'],
    readings: oldestFirst(takes, (take) => [take.paceScore, take.clarityScore, take.confidenceScore]),
  }
}

function oldestFirst<T extends { id: string; createdAt: string }>(
  newestFirst: readonly T[],
  valuesOf: (result: T) => readonly (number | null)[],
): readonly Reading[] {
  return newestFirst
    .slice(0, MOST_READINGS)
    .toReversed()
    .map((result) => ({ id: result.id, date: dateOf(new Date(result.createdAt)), values: valuesOf(result) }))
}

export type Trend = { readonly figure: Figure; readonly values: readonly number[]; readonly direction: Direction }

/** Figures with at least one value, and their direction. */
export function trendsOf({ figures, readings }: Readings): readonly Trend[] {
  return figures
    .map((figure, at) => ({ figure, values: readings.flatMap(({ values }) => values[at] ?? []) }))
    .filter(({ values }) => values.length > 0)
    .map((trend) => ({ ...trend, direction: directionOf(trend.values, SCALES[trend.figure].noticeable) }))
}

/** Rounded points or grades, at least grade 1. */
export function shownValue(figure: Figure, value: number): string {
  return whole(Math.max(SCALES[figure].from, Math.round(value)))
}

export const CHART = { width: 240, height: 72 } as const
const INSET = 6
/** Padding for the axis labels. */
const START = 26

/** Points on the full scale, so that small changes look small; a line from three points on. */
export function chartOf({ figure, values }: Trend) {
  const { from, to } = SCALES[figure]
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [START, CHART.width - INSET])
  const y = scaleLinear([from, to], [CHART.height - INSET, INSET]).clamp(true)
  const points = values.map((value, at): [number, number] => [x(at), y(value)])
  return { points, line: points.length > 2 ? line()(points) : null, middle: y((from + to) / 2), from, to }
}
