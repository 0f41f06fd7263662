import { type Conditioned, HOP_SECONDS } from './condition.ts'
import type { LevelRange } from './levels.ts'
import type { Stretch } from './segments.ts'

const MOST_QUIET_SECONDS = 1

/**
 * Span for rates: first to last word, plus at most one second of room noise on each side, but no digital silence.
 *
 * @source SOURCES.md#take
 */
export function findTake(
  sound: Conditioned,
  levels: Float32Array,
  range: LevelRange,
  speech: readonly Stretch[],
): Stretch {
  const first = speech[0]?.start ?? 0
  const last = speech.at(-1)?.end ?? 0
  const sounding = (level: number) => level > range.nothing
  const from = levels.findIndex(sounding) * HOP_SECONDS
  const until = Math.min((levels.findLastIndex(sounding) + 1) * HOP_SECONDS, sound.durationSeconds)
  return {
    start: Math.min(first, Math.max(first - MOST_QUIET_SECONDS, from)),
    end: Math.max(last, Math.min(last + MOST_QUIET_SECONDS, until)),
  }
}
