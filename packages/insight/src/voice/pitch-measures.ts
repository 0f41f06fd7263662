import { HOP_SECONDS } from './condition.ts'
import { type NoiseGates, PITCH_GATES } from './gates.ts'
import type { Heard } from './hear.ts'
import { summarizePitch } from './pitch.ts'
import { seconds } from './segments.ts'
import { median } from './statistics.ts'
import type { PitchMeasures } from './types.ts'

/** Pitch of a recording that has none. */
export const NO_PITCH: PitchMeasures = {
  medianHz: null,
  spreadSemitones: null,
  rangeSemitones: null,
  voicedShare: null,
}

/** Pitch, and what had to be left out of it. */
export type PitchResult = {
  readonly measures: PitchMeasures
  /** Why the spread, or all of it, is left out. */
  readonly hidden: 'background-sound' | 'jumping' | 'noisy' | 'little-voice' | undefined
}

/**
 * Pitch inside speech, behind its gates: noise flattens the spread long before it moves the median, and jumps or a
 * tone in the background widen it.
 *
 * @source SOURCES.md#pitch-gates
 */
export function measurePitch(heard: Heard, gates: NoiseGates): PitchResult {
  const { voicing, mask, speech } = heard
  const voiced = voicing.track.filter((hertz, f) => hertz > 0 && mask[f] === 1)
  const summary = summarizePitch(voiced, loudMedian(heard) ?? median(voiced))
  if (!summary || summary.voicedSeconds < PITCH_GATES.leastVoicedSeconds) {
    return { measures: NO_PITCH, hidden: 'little-voice' }
  }
  if (gates.pitch === 'none') return { measures: NO_PITCH, hidden: 'noisy' }
  const hasBackground = isBackgroundVoiced(heard)
  const voicedShare = Math.min(1, summary.voicedSeconds / seconds(speech))
  const isLost = summary.spreadSemitones > PITCH_GATES.widestSpread || summary.farShare > PITCH_GATES.farForMedian
  if (isLost) return { measures: { ...NO_PITCH, voicedShare }, hidden: hasBackground ? 'background-sound' : 'jumping' }
  const hidden = hasBackground
    ? 'background-sound'
    : summary.farShare > PITCH_GATES.farForSpread
      ? 'jumping'
      : gates.spread === 'none'
        ? 'noisy'
        : undefined
  return {
    measures: {
      medianHz: summary.medianHz,
      spreadSemitones: hidden ? null : summary.spreadSemitones,
      rangeSemitones: hidden ? null : summary.rangeSemitones,
      voicedShare,
    },
    hidden,
  }
}

const LOUD_BELOW_TOP = 15

// Creaky ends of phrases are soft and fall out of the tracked range by chance; loud frames give a median that holds.
function loudMedian({ voicing, mask, levels, range }: Heard): number | undefined {
  const isLoud = (f: number) => mask[f] === 1 && (levels[f] ?? 0) > range.top - LOUD_BELOW_TOP
  const loud = voicing.track.filter((hertz, f) => hertz > 0 && isLoud(f))
  return loud.length > 0 ? median(loud) : undefined
}

const CLEARLY_VOICED = 0.8

// Between words a room has no pitch of its own; a tone, a hum or music has.
function isBackgroundVoiced({ voicing, mask, levels, range }: Heard): boolean {
  let quiet = 0
  let voiced = 0
  for (let f = 0; f < mask.length; f++) {
    if (mask[f] === 1 || (levels[f] ?? 0) <= range.nothing) continue
    quiet++
    if ((voicing.strength[f] ?? 0) >= CLEARLY_VOICED) voiced++
  }
  return quiet * HOP_SECONDS >= PITCH_GATES.leastBackgroundSeconds && voiced > PITCH_GATES.voicedBackground * quiet
}
