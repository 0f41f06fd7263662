import type { VoiceTake } from '@understory/contract/voice-take'
import { scaleLinear } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'

/** The scores of a recording whose way is worth seeing. */
export const TREND_SCORES = ['clarityScore', 'paceScore', 'confidenceScore'] as const
export type TrendScore = (typeof TREND_SCORES)[number]

/** The scores that there are, the oldest first, 0 to 100. One alone is no trend. */
export function trendOf(takes: readonly VoiceTake[], score: TrendScore): readonly number[] {
  const values = takes.toReversed().flatMap((take) => take[score] ?? [])
  return values.length > 1 ? values : []
}

export const TREND_SIZE = { width: 160, height: 44 } as const
const INSET = 5

/** A trend as a line through its points. The scale is the whole of 0 to 100, so that a small change looks small. */
export function trendLine(values: readonly number[]) {
  const x = scaleLinear([0, values.length - 1], [INSET, TREND_SIZE.width - INSET])
  const y = scaleLinear([0, 100], [TREND_SIZE.height - INSET, INSET])
  const points = values.map((value, index): [number, number] => [x(index), y(value)])
  return { d: line().curve(curveMonotoneX)(points) ?? '', end: points.at(-1) ?? [0, 0] }
}
