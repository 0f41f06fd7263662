import { ascending, deviation, firstNotBefore, mean, quantile } from '../statistics.ts'
import { HOP_SECONDS } from './condition.ts'
import type { Stretch } from './segments.ts'
import type { LevelMovement } from './types.ts'

const FEWEST_NUCLEI = 10
const ENDING_NUCLEI = 3
const FEWEST_RUN = 6
const FEWEST_ENDINGS = 2

/**
 * Loudness variation at syllable nuclei (frames): closures between them say nothing about the voice. `longPauses` last
 * 0.5 s or more. @source SOURCES.md#level-movement
 */
export function measureLevelMovement(
  vowels: Float32Array,
  nuclei: readonly number[],
  longPauses: readonly Stretch[],
): LevelMovement {
  const levels = ascending(nuclei.map((frame) => vowels[frame] ?? 0))
  if (levels.length < FEWEST_NUCLEI) return { spreadDb: null, rangeDb: null, endingsDb: null }
  return {
    spreadDb: deviation(levels),
    rangeDb: quantile(levels, 0.95) - quantile(levels, 0.05),
    endingsDb: measureEndings(vowels, nuclei, longPauses),
  }
}

function measureEndings(
  vowels: Float32Array,
  nuclei: readonly number[],
  longPauses: readonly Stretch[],
): number | null {
  const runs = splitRuns(nuclei, longPauses).filter((run) => run.length >= FEWEST_RUN)
  if (runs.length < FEWEST_ENDINGS) return null
  const falls = runs.map((run) => {
    const levels = run.map((frame) => vowels[frame] ?? 0)
    return mean(levels.slice(-ENDING_NUCLEI)) - mean(levels)
  })
  return mean(falls)
}

/** Nuclei by the number of pauses before them. */
function splitRuns(nuclei: readonly number[], pauses: readonly Stretch[]): readonly (readonly number[])[] {
  const pausesBefore = (time: number) => firstNotBefore(pauses.length, (i) => (pauses[i]?.end ?? 0) <= time)
  return [...Map.groupBy(nuclei, (frame) => pausesBefore((frame + 0.5) * HOP_SECONDS)).values()]
}
