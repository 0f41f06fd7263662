import { mean } from '../statistics.ts'
import { HOP_SECONDS } from './condition.ts'
import type { Heard } from './hear.ts'
import type { Contour } from './types.ts'

const FRAMES_PER_STEP = 5

/** Level and pitch every 50 ms, for drawing. */
export function drawContour({ levels, voicing, mask }: Heard): Contour {
  const pitchHz: (number | null)[] = []
  const levelDb: number[] = []
  for (let first = 0; first < levels.length; first += FRAMES_PER_STEP) {
    const last = Math.min(levels.length, first + FRAMES_PER_STEP)
    const voiced = Array.from(voicing.track.subarray(first, last)).filter(
      (hertz, i) => hertz > 0 && mask[first + i] === 1,
    )
    pitchHz.push(voiced.length * 2 > last - first ? rounded(mean(voiced)) : null)
    levelDb.push(rounded(Math.max(...levels.subarray(first, last))))
  }
  return { stepSeconds: FRAMES_PER_STEP * HOP_SECONDS, pitchHz, levelDb }
}

const rounded = (x: number) => Math.round(x * 10) / 10

export const EMPTY_CONTOUR: Contour = { stepSeconds: FRAMES_PER_STEP * HOP_SECONDS, pitchHz: [], levelDb: [] }
