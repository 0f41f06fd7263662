import { ascending, quantile } from '../statistics.ts'
import type { Heard } from './hear.ts'
import type { LevelRange } from './levels.ts'
import { measureNoise } from './noise.ts'
import type { PitchTrack } from './pitch-path.ts'
import { countFrames, maskOf } from './segments.ts'

/** What was taken for speech; `logits` are the speech model's output per frame, undefined if level decided. */
type Found = Pick<Heard, 'sound' | 'levels' | 'range' | 'voicing' | 'speech'> & { logits: Float32Array | undefined }

/**
 * Rejects machines and music taken for speech: pitch too steady, or rejected by the speech model.
 *
 * @source SOURCES.md#no-voice
 */
export function isNoVoice(found: Found): boolean {
  const mask = maskOf(found.speech, found.levels.length)
  return isHeld(found, mask) || (found.logits !== undefined && isDoubtful(found, found.logits, mask))
}

// A voice moves within 50 ms, even when reading monotonously; a string, hum or beep doesn't.
const STEP_FRAMES = 5
const STILL_SEMITONES = 0.1
const HELD_SHARE = 0.8

function isHeld({ voicing: { clear }, levels, range }: Found, mask: Uint8Array): boolean {
  const step = (f: number) => (clear[f] ?? 0) / (clear[f - STEP_FRAMES] ?? 0)
  const isVoiced = (f: number) => mask[f] === 1 && (clear[f - STEP_FRAMES] ?? 0) > 0 && (clear[f] ?? 0) > 0
  const { all, held } = countFrames(mask.length, isVoiced, (f) => Math.abs(12 * Math.log2(step(f))) < STILL_SEMITONES)
  return all > 0 && held >= HELD_SHARE * all && !isChant(clear, levels, range, mask)
}

const CHANT_SEMITONES = 5
const BETWEEN_DECIBELS = 15
const BETWEEN_SHARE = 0.2

// Monotone syllables are speech: the level dips between them. A melody drops between notes and leaps.
function isChant(clear: PitchTrack, levels: Float32Array, { top }: LevelRange, mask: Uint8Array): boolean {
  const pitches = ascending(clear.filter((hertz, f) => hertz > 0 && mask[f] === 1))
  const leap = 12 * Math.log2(quantile(pitches, 0.95) / quantile(pitches, 0.05))
  const spoken = levels.filter((_, f) => mask[f] === 1)
  const between = spoken.filter((level) => level < top - BETWEEN_DECIBELS)
  return leap <= CHANT_SEMITONES && between.length >= BETWEEN_SHARE * spoken.length
}

const LEAST_SHARE = 0.1
const LEAST_EVIDENCE = 75

/** The model rejects most of it; or it is as loud as its surroundings, and short or unpitched. */
function isDoubtful({ sound, range, speech, voicing }: Found, logits: Float32Array, mask: Uint8Array): boolean {
  const heard = logits.filter((logit, f) => mask[f] === 1 && logit > 0)
  if (heard.length < LEAST_SHARE * mask.reduce((sum, one) => sum + one, 0)) return true
  const { snrDb } = measureNoise(sound, range, speech)
  if (snrDb === null || snrDb > 0) return false
  const isShort = heard.reduce((sum, logit) => sum + logit, 0) < LEAST_EVIDENCE
  return isShort || !voicing.clear.some((hertz, f) => hertz > 0 && mask[f] === 1)
}
