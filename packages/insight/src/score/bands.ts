import { clamp } from '../statistics.ts'
import type { ScoreBand } from '../text/types.ts'

const BANDS: readonly ScoreBand[] = ['lowest', 'low', 'middle', 'high', 'highest']

/** One of five equal steps of a scale. */
export const bandOf = (value: number, least = 0, most = 100): ScoreBand => {
  const step = Math.floor((BANDS.length * (value - least)) / (most - least))
  return BANDS[clamp(step, 0, BANDS.length - 1)] ?? 'middle'
}

/** Clamped to the scale, rounded to one decimal. */
export const within = (value: number, least = 0, most = 100): number => Math.round(clamp(value, least, most) * 10) / 10
