import { median } from '../statistics.ts'
import { HOP_SECONDS } from './condition.ts'
import type { Heard } from './hear.ts'
import { runsWhere } from './segments.ts'
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
 * Sustained vowels of a quarter second or more, steady in pitch and level, next to silence. Sound alone can't tell a
 * drawn-out word from a filled pause, so none is certain. @source SOURCES.md#filled-pauses-by-sound
 */
export function findFilledPauses(heard: Heard): readonly FilledPause[] {
  const { track } = heard.voicing
  const voiced = track.filter((hertz) => hertz > 0)
  if (voiced.length === 0) return []
  const usual = median(voiced)
  return runsWhere(track.length, (frame) => isSteady(heard, frame)).flatMap(({ first, last }) => {
    const length = last - first + 1
    if (length < SHORTEST_STEADY_FRAMES || length > LONGEST_STEADY_FRAMES) return []
    return judge(heard, first, last, usual) ?? []
  })
}

function isSteady({ levels, vowels, mask, voicing }: Heard, frame: number): boolean {
  if (mask[frame] !== 1) return false
  const frames = Array.from({ length: 2 * REACH + 1 }, (_, i) => frame - REACH + i)
  if (frames.some((f) => (voicing.track[f] ?? 0) === 0)) return false
  const width = (valueAt: (f: number) => number) => {
    const values = frames.map(valueAt)
    return Math.max(...values) - Math.min(...values)
  }
  return (
    width((f) => 12 * Math.log2(voicing.track[f] ?? 0)) <= STILL.semitones &&
    width((f) => vowels[f] ?? 0) <= STILL.levelDb &&
    width((f) => (vowels[f] ?? 0) - (levels[f] ?? 0)) <= STILL.colorDb
  )
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
