import { firstNotBefore, median } from '../statistics.ts'
import { HOP_SECONDS } from './condition.ts'
import { bootstrapInterval } from './intervals.ts'
import type { Stretch } from './segments.ts'
import type { PaceDrift, PacePoint } from './types.ts'

const WINDOW_SECONDS = 10
const STEP_SECONDS = 5
const LEAST_SPEECH_SECONDS = 3
const MOST_POINTS = 60

type PaceSource = {
  readonly take: Stretch
  /** Seconds, in order. */
  readonly nuclei: readonly number[]
  /** 1 for frames with speech. */
  readonly mask: Uint8Array
  /** Transcript syllables over heard syllables; 1 without a transcript. */
  readonly syllableScale: number
  readonly syllablesPerWord: number
}

/**
 * Pace in windows of 10 s every 5 s, with at least 3 s of speech; at most 60 points.
 *
 * @source SOURCES.md#pace-over-time
 */
export function paceOverTime(source: PaceSource): readonly PacePoint[] {
  const { start, end } = source.take
  const step = Math.max(STEP_SECONDS, (end - start) / MOST_POINTS)
  const points: PacePoint[] = []
  for (let from = start; from + LEAST_SPEECH_SECONDS <= end; from += step) {
    const point = pacePoint(source, from, Math.min(end, from + WINDOW_SECONDS))
    if (point) points.push(point)
    if (from + WINDOW_SECONDS >= end) break
  }
  return points
}

function pacePoint(source: PaceSource, start: number, end: number): PacePoint | undefined {
  const { nuclei, mask, syllableScale, syllablesPerWord } = source
  let spoken = 0
  for (let f = Math.round(start / HOP_SECONDS); f < end / HOP_SECONDS; f++) spoken += mask[f] ?? 0
  const speech = spoken * HOP_SECONDS
  if (speech < LEAST_SPEECH_SECONDS) return undefined
  const before = (time: number) => firstNotBefore(nuclei.length, (place) => (nuclei[place] ?? 0) < time)
  const syllables = (before(end) - before(start)) * syllableScale
  return {
    start,
    end,
    articulationRate: syllables / speech,
    wordsPerMinute: ((syllables / (end - start)) * 60) / syllablesPerWord,
  }
}

const NOTABLE_PERCENT = 15
const NOTABLE_SECONDS = 60
const FEWEST_POINTS = 4

/**
 * Pace drift: Theil-Sen slope of the articulation rate relative to its median; null with fewer than four points.
 *
 * @source SOURCES.md#pace-drift
 */
export function measureDrift(points: readonly PacePoint[], take: Stretch): PaceDrift | null {
  if (points.length < FEWEST_POINTS) return null
  const length = take.end - take.start
  const rates = points.map((point) => point.articulationRate)
  const percent = driftOf(points, length)
  // Windows overlap by half; every second is independent.
  const apart = points.filter((_, i) => i % 2 === 0)
  const { low, high } = bootstrapInterval(apart.length, (indices) =>
    driftOf(
      indices.flatMap((i) => apart[i] ?? []),
      length,
    ),
  )
  const third = Math.max(1, Math.round(points.length / 3))
  const excludesNone = low > 0 || high < 0
  return {
    percent,
    low: Math.min(low, percent),
    high: Math.max(high, percent),
    firstThird: median(rates.slice(0, third)),
    lastThird: median(rates.slice(-third)),
    isNotable: Math.abs(percent) >= NOTABLE_PERCENT && length >= NOTABLE_SECONDS && excludesNone,
  }
}

function driftOf(points: readonly PacePoint[], length: number): number {
  const slopes: number[] = []
  for (const [i, a] of points.entries()) {
    for (const b of points.slice(i + 1)) {
      if (a.start !== b.start) slopes.push((b.articulationRate - a.articulationRate) / (b.start - a.start))
    }
  }
  if (slopes.length === 0) return Number.NaN
  return ((median(slopes) * length) / median(points.map((point) => point.articulationRate))) * 100
}
