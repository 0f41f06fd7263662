import { ascending, clamp, deviation, quantile } from '../statistics.ts'
import { type Conditioned, HOP_SECONDS } from './condition.ts'
import type { LevelRange } from './levels.ts'
import { findCandidates, PITCH_RANGE, refinePitch } from './pitch-candidates.ts'
import { type PitchTrack, tracePitch } from './pitch-path.ts'
import { runsWhere } from './segments.ts'

export type Voicing = {
  readonly track: PitchTrack
  /** Clear voice, without creak and phrase ends. */
  readonly clear: PitchTrack
  /** Best candidate per frame, 0 to 1. */
  readonly strength: Float32Array
}

// Quieter frames are not counted as voice.
const QUIETEST_BELOW_TOP = 40
const SHORTEST_RUN_FRAMES = 3
// Maximum length of creak after the last clear frame.
const REACH_FRAMES = 20
const ANY_VOICE = { ...PITCH_RANGE, windowSeconds: 0.036, voicing: 0.5 } as const
// Within the speaker's range weaker peaks and a shorter window suffice, which catches creak and phrase ends.
const THIS_VOICE = { belowQuartile: 0.5, aboveQuartile: 1.5, windowSeconds: 0.02, voicing: 0.4 } as const

/**
 * Two-pass pitch tracking: full range, then the speaker's range, which removes most octave errors.
 *
 * @source SOURCES.md#pitch-two-pass
 */
export function trackPitch(sound: Conditioned, levels: Float32Array, range: LevelRange): Voicing {
  const wanted = Uint8Array.from(levels, (level) => (level > range.top - QUIETEST_BELOW_TOP ? 1 : 0))
  const anyone = findCandidates(sound.narrow, wanted, ANY_VOICE)
  const first = tracePitch(anyone, levels, range.top, ANY_VOICE)
  const track = narrowDown(sound.narrow, first, levels, range.top)
  dropShortRuns(first)
  dropShortRuns(track)
  for (let f = 0; f < track.length; f++) {
    const hertz = track[f] ?? 0
    if (hertz > 0) track[f] = refinePitch(sound.narrow, f, hertz)
  }
  return { track, clear: first, strength: anyone.best }
}

function narrowDown(narrow: Float32Array, first: PitchTrack, levels: Float32Array, top: number): PitchTrack {
  const heard = ascending(first.filter((hertz) => hertz > 0))
  if (heard.length === 0) return first.slice()
  const search = {
    ...THIS_VOICE,
    low: clamp(THIS_VOICE.belowQuartile * quantile(heard, 0.25), PITCH_RANGE.low, PITCH_RANGE.high),
    high: clamp(THIS_VOICE.aboveQuartile * quantile(heard, 0.75), PITCH_RANGE.low, PITCH_RANGE.high),
  }
  return tracePitch(findCandidates(narrow, nearVoice(first), search), levels, top, search)
}

function nearVoice(first: PitchTrack): Uint8Array {
  const near = new Uint8Array(first.length)
  for (let f = 0; f < first.length; f++) {
    if ((first[f] ?? 0) > 0) near.fill(1, Math.max(0, f - REACH_FRAMES), f + REACH_FRAMES + 1)
  }
  return near
}

function dropShortRuns(track: PitchTrack): void {
  for (const { first, last } of runsWhere(track.length, (f) => (track[f] ?? 0) > 0)) {
    if (last - first + 1 < SHORTEST_RUN_FRAMES) track.fill(0, first, last + 1)
  }
}

type PitchSummary = {
  readonly medianHz: number
  /** Semitones. */
  readonly spreadSemitones: number
  /** 5th to 95th percentile, in semitones. */
  readonly rangeSemitones: number
  /** Share of frames more than 8 semitones from the median: mostly tracking errors. */
  readonly farShare: number
  readonly voicedSeconds: number
}

const FAR_SEMITONES = 8

/** Median, spread and range of voiced frames in hertz; undefined without any. @source SOURCES.md#pitch-spread */
export function summarizePitch(pitches: ArrayLike<number> & Iterable<number>): PitchSummary | undefined {
  const sorted = ascending(pitches)
  if (sorted.length === 0) return undefined
  const medianHz = quantile(sorted, 0.5)
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
