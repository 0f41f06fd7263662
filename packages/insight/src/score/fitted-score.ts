import { clamp } from '../statistics.ts'
import type { Places } from '../text/reading.ts'
import type { TextScore } from '../text/types.ts'
import { bandOf, within } from './bands.ts'
import { onScale, type RawScore } from './linear-model.ts'
import type { ScoreScale } from './models.ts'
import { contributionsOf, sumOver } from './moving-phrases.ts'
import type { Standing } from './standing.ts'

const TENTHS = 10

const intervalAt = (file: ScoreScale, value: number, least: number, most: number): [number, number] => {
  const tenth = clamp(Math.floor((TENTHS * (value - least)) / (most - least)), 0, TENTHS - 1)
  const [low = least, high = most] = file.intervals[tenth] ?? []
  return [Math.min(low, value), Math.max(high, value)]
}

/** A fitted score with its 80 % interval of human ratings and the phrases that moved it. */
export const fittedScore = (
  file: ScoreScale,
  { raw, perToken, whole }: RawScore,
  reading: Places,
  standing: Standing,
  [least, most]: readonly [number, number] = [0, 100],
): TextScore => {
  const scoreAt = (at: number): number => clamp(onScale(file.scale, at), least, most)
  const value = within(scoreAt(raw), least, most)
  const [low, high] = intervalAt(file, value, least, most)
  return {
    value,
    low,
    high,
    band: bandOf(value, least, most),
    basis: 'fitted',
    ...standing,
    raw,
    learnedOn: file.trainedOn,
    ...(whole !== undefined && { whole: Math.round(10 * (scoreAt(raw) - scoreAt(raw - whole))) / 10 }),
    contributions: contributionsOf(reading, perToken, (runs) => scoreAt(raw) - scoreAt(raw - sumOver(perToken, runs))),
  }
}
