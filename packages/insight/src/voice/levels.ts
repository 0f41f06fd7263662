import { ascending, quantile } from './statistics.ts'

/** How loud background and speech are, in decibels re full scale. */
export type LevelRange = {
  /** Level of loud speech: 99 of 100 frames lie under it, so that a click does not set it. */
  readonly top: number
  /** Level of the background: 1 of 10 frames lies under it. */
  readonly floor: number
  /** What lies above it counts as sound. */
  readonly threshold: number
  /** What lies under it is no sound at all, not even a room: padding, or a microphone that was muted. */
  readonly nothing: number
}

// No room is so quiet and no microphone so good; the empty frames of a 16 bit file are.
const NOTHING_BELOW_TOP = 80

const EMPTY = -119
const ABOVE_FLOOR_SHARE = 0.15
const ABOVE_FLOOR = 4

/**
 * The threshold between background and speech, from the recording's own levels. Digital silence is left out, so that
 * padding a recording changes nothing.
 *
 * @param levels  frame levels in decibels
 * @param belowTop  how far under loud speech sound may lie where the background is quiet, in decibels
 * @returns undefined when there is nothing but digital silence
 * @source SOURCES.md#speech-segmentation
 */
export function findRange(levels: Float32Array, belowTop = 25): LevelRange | undefined {
  const some = ascending(levels.filter((level) => level > EMPTY))
  if (some.length === 0) return undefined
  const nothing = quantile(some, 0.99) - NOTHING_BELOW_TOP
  const sounding = some.filter((level) => level > nothing)
  const top = quantile(sounding, 0.99)
  const floor = quantile(sounding, 0.1)
  const threshold = Math.max(top - belowTop, floor + ABOVE_FLOOR_SHARE * (top - floor), floor + ABOVE_FLOOR)
  return { top, floor, threshold, nothing }
}
