import { ascending, quantile } from '../statistics.ts'

/** Levels in dBFS. */
export type LevelRange = {
  /** 99th percentile, robust against clicks. */
  readonly top: number
  /** 10th percentile. */
  readonly floor: number
  /** Sound is above it. */
  readonly threshold: number
  /** Below it is digital silence: padding or a muted microphone. */
  readonly nothing: number
}

// Below any room or microphone noise, above the rounding noise of 16 bits.
const NOTHING_BELOW_TOP = 80

const EMPTY = -119
const ABOVE_FLOOR_SHARE = 0.15
const ABOVE_FLOOR = 4

/**
 * Threshold between background and speech, at most `belowTop` under loud speech. Ignores digital silence, so that
 * padding changes nothing; undefined if there is nothing else. @source SOURCES.md#speech-segmentation
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
