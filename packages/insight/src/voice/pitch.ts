import type { Conditioned } from './condition.ts'
import { HOP_SECONDS } from './condition.ts'
import type { LevelRange } from './levels.ts'
import { type Candidates, findCandidates, MOST_CANDIDATES, PITCH_RANGE, refinePitch } from './pitch-candidates.ts'
import { type PitchTrack, tracePitch } from './pitch-path.ts'
import { ascending, clamp, deviation, median, quantile } from './statistics.ts'

/** Pitch and voicing of every frame. */
export type Voicing = {
  readonly track: PitchTrack
  /** Strength of the best pitch candidate of each frame, 0 to 1. */
  readonly strength: Float32Array
}

// Frames so far under loud speech hold no voice that counts.
const QUIETEST_BELOW_TOP = 40
const VOICING_STRENGTH = 0.5
const SHORTEST_RUN_FRAMES = 3

/**
 * Pitch in two passes: first over the whole range of voices, then over the range of this speaker, which ends most
 * octave errors.
 *
 * @source SOURCES.md#pitch-two-pass
 */
export function trackPitch(sound: Conditioned, levels: Float32Array, range: LevelRange): Voicing {
  const wanted = Uint8Array.from(levels, (level) => (level > range.top - QUIETEST_BELOW_TOP ? 1 : 0))
  const candidates = findCandidates(sound.narrow, wanted)
  const settings = { voicing: VOICING_STRENGTH, ...PITCH_RANGE }
  const first = tracePitch(candidates, levels, range.top, settings)
  const heard = ascending(first.filter((hertz) => hertz > 0))
  const track =
    heard.length === 0
      ? first
      : tracePitch(candidates, levels, range.top, {
          voicing: VOICING_STRENGTH,
          low: clamp(0.75 * quantile(heard, 0.25), PITCH_RANGE.low, PITCH_RANGE.high),
          high: clamp(2.5 * quantile(heard, 0.75), PITCH_RANGE.low, PITCH_RANGE.high),
        })
  dropShortRuns(track)
  for (let f = 0; f < track.length; f++) {
    const hertz = track[f] ?? 0
    if (hertz > 0) track[f] = refinePitch(sound.narrow, f, hertz)
  }
  return { track, strength: bestStrength(candidates) }
}

function dropShortRuns(track: PitchTrack): void {
  let run = 0
  for (let f = 0; f <= track.length; f++) {
    if ((track[f] ?? 0) > 0) {
      run++
      continue
    }
    if (run < SHORTEST_RUN_FRAMES) track.fill(0, f - run, f)
    run = 0
  }
}

function bestStrength({ frames, strength }: Candidates): Float32Array {
  const best = new Float32Array(frames)
  for (let f = 0; f < frames; f++) {
    for (let c = 0; c < MOST_CANDIDATES; c++) {
      best[f] = Math.max(best[f] ?? 0, strength[f * MOST_CANDIDATES + c] ?? 0)
    }
  }
  return best
}

/** What the pitch of a speaker does, all of it free of the height of the voice except `medianHz`. */
type PitchSummary = {
  readonly medianHz: number
  /** Standard deviation around the median, in semitones. */
  readonly spreadSemitones: number
  /** From the 5th to the 95th centile, in semitones. */
  readonly rangeSemitones: number
  /** Share of the voiced frames that lie more than 8 semitones from the median, 0 to 1: tracking errors, mostly. */
  readonly farShare: number
  readonly voicedSeconds: number
}

const FAR_SEMITONES = 8

/**
 * Median, spread and range of the pitch in semitones.
 *
 * @param pitches  voiced frames only, in hertz
 * @param medianHz  the middle that distances are taken from, where another than their own median is meant
 * @returns undefined when there are none
 * @source SOURCES.md#pitch-spread
 */
export function summarizePitch(
  pitches: ArrayLike<number> & Iterable<number>,
  medianHz: number = median(pitches),
): PitchSummary | undefined {
  const sorted = ascending(pitches)
  if (sorted.length === 0) return undefined
  const semitones = sorted.map((hertz) => 12 * Math.log2(hertz / medianHz))
  const far = semitones.filter((st) => Math.abs(st) > FAR_SEMITONES).length
  return {
    medianHz,
    spreadSemitones: deviation(semitones),
    rangeSemitones: quantile(semitones, 0.95) - quantile(semitones, 0.05),
    farShare: far / semitones.length,
    voicedSeconds: sorted.length * HOP_SECONDS,
  }
}
