import { HOP_SECONDS } from './condition.ts'
import { type NoiseGates, PITCH_GATES } from './gates.ts'
import type { Heard } from './hear.ts'
import { summarizePitch } from './pitch.ts'
import { countFrames, seconds } from './segments.ts'
import type { PitchMeasures } from './types.ts'

export const NO_PITCH: PitchMeasures = {
  medianHz: null,
  spreadSemitones: null,
  rangeSemitones: null,
  voicedShare: null,
}

export type PitchResult = {
  readonly measures: PitchMeasures
  /** Why spread, or all of it, is withheld. */
  readonly hidden: 'background-sound' | 'jumping' | 'noisy' | 'little-voice' | undefined
}

/**
 * Pitch within speech, gated: noise flattens the spread before it moves the median; jumps and background tones widen
 * it. @source SOURCES.md#pitch-gates
 */
export function measurePitch(heard: Heard, gates: NoiseGates): PitchResult {
  const { voicing, mask, speech } = heard
  const isVoiced = (f: number) => (voicing.track[f] ?? 0) > 0
  const isClear = (f: number) => (voicing.clear[f] ?? 0) > 0
  // At run edges the window leaves the voice.
  const isInside = (f: number) => mask[f] === 1 && isVoiced(f - 1) && isVoiced(f) && isVoiced(f + 1)
  const summary = summarizePitch(voicing.track.filter((_, f) => isInside(f)))
  // Murmured frames count for the median but not for the spread.
  const sure = summarizePitch(
    voicing.track.filter((_, f) => isInside(f) && (isClear(f - 1) || isClear(f) || isClear(f + 1))),
  )
  if (!summary || !sure || summary.voicedSeconds < PITCH_GATES.leastVoicedSeconds) {
    return { measures: NO_PITCH, hidden: 'little-voice' }
  }
  if (gates.pitch === 'none') return { measures: NO_PITCH, hidden: 'noisy' }
  const hasBackground = isBackgroundVoiced(heard)
  const voicedShare = Math.min(1, summary.voicedSeconds / seconds(speech))
  const isWild = sure.spreadSemitones > PITCH_GATES.widestSpread
  // Creak and octave errors widen the contour without moving its median; a second sound may be the median.
  const isLost = hasBackground && (isWild || sure.farShare > PITCH_GATES.farForMedian)
  if (isLost) return { measures: { ...NO_PITCH, voicedShare }, hidden: 'background-sound' }
  const hidden = hasBackground
    ? 'background-sound'
    : isWild || sure.farShare > PITCH_GATES.farForSpread
      ? 'jumping'
      : gates.spread === 'none'
        ? 'noisy'
        : undefined
  return {
    measures: {
      medianHz: summary.medianHz,
      spreadSemitones: hidden ? null : sure.spreadSemitones,
      rangeSemitones: hidden ? null : sure.rangeSemitones,
      voicedShare,
    },
    hidden,
  }
}

const CLEARLY_VOICED = 0.8

// A room has no pitch between words; hum and music do.
function isBackgroundVoiced({ voicing, mask, levels, range }: Heard): boolean {
  const isQuiet = (f: number) => mask[f] !== 1 && (levels[f] ?? 0) > range.nothing
  const { all, held } = countFrames(mask.length, isQuiet, (f) => (voicing.strength[f] ?? 0) >= CLEARLY_VOICED)
  return all * HOP_SECONDS >= PITCH_GATES.leastBackgroundSeconds && held > PITCH_GATES.voicedBackground * all
}
