import { ANALYSIS_RATE, BLOCK_SAMPLES, BLOCKS_PER_HOP, type Conditioned, decibels, HOP_SECONDS } from './condition.ts'
import type { LevelRange } from './levels.ts'
import type { PitchTrack } from './pitch-path.ts'

/** Seconds from the start of the recording. */
export type Stretch = { readonly start: number; readonly end: number }

export const seconds = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { start, end }) => sum + end - start, 0)

const BLOCK_SECONDS = BLOCK_SAMPLES / ANALYSIS_RATE
const HYSTERESIS_DECIBELS = 3
/** Shorter gaps are part of speech: stop closures last up to 0.15 s. */
const SHORTEST_GAP_SECONDS = 0.2
const SHORTEST_SOUND_SECONDS = 0.1
const FEWEST_VOICED_FRAMES = 3

/**
 * Speech segments, in order and apart: loud enough, long enough, and voiced, unlike a knock or breath. Edges are exact
 * to 2.5 ms. @source SOURCES.md#speech-segmentation
 */
export function findSpeech(
  sound: Conditioned,
  levels: Float32Array,
  range: LevelRange,
  track: PitchTrack,
): readonly Stretch[] {
  const runs = frameRuns(levels, range.threshold)
  const edged = runs.map((run) => refineEdges(sound, run, range.threshold))
  return joinStretches(edged).filter((s) => countVoiced(track, s) >= FEWEST_VOICED_FRAMES)
}

/** Closes short gaps and drops short segments. */
export const joinStretches = (stretches: readonly Stretch[]): readonly Stretch[] =>
  closeGaps(stretches, SHORTEST_GAP_SECONDS).filter(({ start, end }) => end - start >= SHORTEST_SOUND_SECONDS)

/** Frames, both ends included. */
type Run = { readonly first: number; readonly last: number }

/** How many frames are `isAmong`, and for how many of these `holds`. */
export function countFrames(
  frames: number,
  isAmong: (frame: number) => boolean,
  holds: (frame: number) => boolean,
): { readonly all: number; readonly held: number } {
  let [all, held] = [0, 0]
  for (let f = 0; f < frames; f++) {
    if (!isAmong(f)) continue
    all++
    if (holds(f)) held++
  }
  return { all, held }
}

/** Unbroken runs of frames for which `isOn` holds. */
export function runsWhere(frames: number, isOn: (frame: number) => boolean): readonly Run[] {
  const runs: Run[] = []
  let first = 0
  for (let f = 0; f <= frames; f++) {
    if (f < frames && isOn(f)) continue
    if (f > first) runs.push({ first, last: f - 1 })
    first = f + 1
  }
  return runs
}

function frameRuns(levels: Float32Array, threshold: number): readonly Run[] {
  const runs: Run[] = []
  let first = -1
  for (let f = 0; f <= levels.length; f++) {
    const level = levels[f] ?? Number.NEGATIVE_INFINITY
    if (first < 0 && level >= threshold) first = f
    if (first >= 0 && level < threshold - HYSTERESIS_DECIBELS) {
      runs.push({ first, last: f - 1 })
      first = -1
    }
  }
  return runs
}

// Frames are 25 ms wide and rise early; single blocks give the exact edge.
function refineEdges({ blocks }: Conditioned, { first, last }: Run, threshold: number): Stretch {
  const loud = (block: number) => decibels(blocks[block] ?? 0) >= threshold
  const from = Math.max(0, (first - 1) * BLOCKS_PER_HOP)
  const to = Math.min(blocks.length - 1, (last + 2) * BLOCKS_PER_HOP)
  let start = from
  while (start < to && !loud(start)) start++
  let end = to
  while (end > start && !loud(end)) end--
  return { start: toSeconds(start), end: toSeconds(end + 1) }
}

// Rounded to whole blocks.
const toSeconds = (block: number) => Math.round(block * BLOCK_SECONDS * 10_000) / 10_000

/** Closes gaps shorter than `shortest` seconds. */
export function closeGaps(stretches: readonly Stretch[], shortest: number): readonly Stretch[] {
  const closed: Stretch[] = []
  for (const next of stretches) {
    const last = closed.at(-1)
    if (last && next.start - last.end < shortest)
      closed[closed.length - 1] = { start: last.start, end: Math.max(last.end, next.end) }
    else closed.push(next)
  }
  return closed
}

function countVoiced(track: PitchTrack, { start, end }: Stretch): number {
  let voiced = 0
  for (let f = Math.floor(start / HOP_SECONDS); f < end / HOP_SECONDS; f++) if ((track[f] ?? 0) > 0) voiced++
  return voiced
}

/** 1 for frames centered in a segment. */
export function maskOf(stretches: readonly Stretch[], frames: number): Uint8Array {
  const mask = new Uint8Array(frames)
  for (const { start, end } of stretches) {
    mask.fill(1, Math.max(0, Math.ceil(start / HOP_SECONDS - 0.5)), Math.floor(end / HOP_SECONDS - 0.5) + 1)
  }
  return mask
}

/** Gaps between segments, at least `shortest` seconds. */
export function findPauses(speech: readonly Stretch[], shortest: number): readonly Stretch[] {
  const pauses: Stretch[] = []
  for (let i = 1; i < speech.length; i++) {
    const start = speech[i - 1]?.end ?? 0
    const end = speech[i]?.start ?? 0
    if (end - start >= shortest) pauses.push({ start, end })
  }
  return pauses
}
