import { HOP_SECONDS } from './condition.ts'
import type { Heard } from './hear.ts'
import { median } from './statistics.ts'
import type { Certainty, FilledPause } from './types.ts'

// Pitch, level and timbre must be steady over 110 ms.
const REACH = 5
const STILL = { semitones: 1, levelDb: 3, colorDb: 2.5 } as const
const SHORTEST_STEADY_FRAMES = 15
const SURE_STEADY_FRAMES = 25
// Longer notes are sung, hummed or a machine.
const LONGEST_STEADY_FRAMES = 150
const NEIGHBOR_FRAMES = 15
const HIGHEST_ABOVE_MEDIAN = 3

/**
 * Sustained vowels of a quarter second or more with steady pitch and level, next to silence. Sound alone can't tell a
 * drawn-out word from a filled pause, so none is certain.
 *
 * @source SOURCES.md#filled-pauses-by-sound
 */
export function findFilledPauses(heard: Heard): readonly FilledPause[] {
  const { track } = heard.voicing
  const voiced = track.filter((hertz) => hertz > 0)
  if (voiced.length === 0) return []
  const usual = median(voiced)
  const found: FilledPause[] = []
  let run = 0
  for (let f = 0; f <= track.length; f++) {
    if (f < track.length && isSteady(heard, f)) {
      run++
      continue
    }
    if (run >= SHORTEST_STEADY_FRAMES && run <= LONGEST_STEADY_FRAMES) {
      const pause = judge(heard, f - run, f - 1, usual)
      if (pause) found.push(pause)
    }
    run = 0
  }
  return found
}

function isSteady({ levels, vowels, mask, voicing }: Heard, frame: number): boolean {
  if (mask[frame] !== 1) return false
  const pitch = new Extent()
  const level = new Extent()
  const color = new Extent()
  for (let f = frame - REACH; f <= frame + REACH; f++) {
    const hertz = voicing.track[f] ?? 0
    if (hertz === 0) return false
    pitch.add(12 * Math.log2(hertz))
    level.add(vowels[f] ?? 0)
    color.add((vowels[f] ?? 0) - (levels[f] ?? 0))
  }
  return pitch.width <= STILL.semitones && level.width <= STILL.levelDb && color.width <= STILL.colorDb
}

class Extent {
  #low = Number.POSITIVE_INFINITY
  #high = Number.NEGATIVE_INFINITY

  add(x: number): void {
    if (x < this.#low) this.#low = x
    if (x > this.#high) this.#high = x
  }

  get width(): number {
    return this.#high - this.#low
  }
}

function judge(heard: Heard, first: number, last: number, usual: number): FilledPause | undefined {
  const start = first - REACH
  const end = last + REACH
  const pitch = median(heard.voicing.track.subarray(first, last + 1))
  if (12 * Math.log2(pitch / usual) > HIGHEST_ABOVE_MEDIAN) return undefined
  const sides =
    Number(isQuiet(heard, start - NEIGHBOR_FRAMES, start)) + Number(isQuiet(heard, end, end + NEIGHBOR_FRAMES))
  if (sides === 0) return undefined
  const length = Math.min(1, (last - first + 1) / (2 * SURE_STEADY_FRAMES))
  const certainty: Certainty = sides === 2 && last - first + 1 >= SURE_STEADY_FRAMES ? 'medium' : 'low'
  return { start: start * HOP_SECONDS, end: (end + 1) * HOP_SECONDS, certainty, score: (length + sides / 2) / 2 }
}

// Quiet for a third of the neighborhood, or the edge of the recording.
function isQuiet({ levels, range }: Heard, from: number, to: number): boolean {
  let quiet = 0
  for (let f = from; f < to; f++) if ((levels[f] ?? Number.NEGATIVE_INFINITY) < range.threshold) quiet++
  return quiet * 3 >= to - from
}
