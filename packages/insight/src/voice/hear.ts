import { type Conditioned, condition, frameLevels } from './condition.ts'
import { findRange, type LevelRange } from './levels.ts'
import { findNuclei } from './nuclei.ts'
import { trackPitch, type Voicing } from './pitch.ts'
import { findSpeech, maskOf, type Stretch } from './segments.ts'

/** A recording in which somebody speaks, taken apart. */
export type Heard = {
  readonly sound: Conditioned
  /** Level of each frame of 10 ms, in decibels re full scale. */
  readonly levels: Float32Array
  /** The same for the vowel band, smoothed over a syllable's length. */
  readonly vowels: Float32Array
  readonly range: LevelRange
  readonly voicing: Voicing
  readonly speech: readonly Stretch[]
  /** 1 for each frame in which somebody speaks. */
  readonly mask: Uint8Array
  /** The frame of each syllable nucleus. */
  readonly nuclei: readonly number[]
}

/** Why there is nothing to take apart, and the levels that are left to measure. */
type Unheard = {
  readonly why: 'empty' | 'silence' | 'no-speech' | 'too-noisy'
  readonly levels: Float32Array
}

/** Whether somebody was heard. */
export const isHeard = (result: Heard | Unheard): result is Heard => 'speech' in result

// Levels under this are the microphone's own hiss.
const SILENT_TOP = -65
// A background this close to the loudest sound leaves nothing to segment by.
const NARROWEST_RANGE = 12
const ALL_VOICE_SHARE = 0.85
const SOME_VOICE_SHARE = 0.05

const FLAT_25_MS = new Float64Array(10).fill(1)
const ROUND_40_MS = kaiser(16, 10)

/**
 * Listens to a recording: speech, pitch and syllables, or why there is no speech.
 *
 * @param samples  mono, -1 to 1, at 16,000 a second
 * @source SOURCES.md#speech-segmentation
 */
export function hear(samples: Float32Array): Heard | Unheard {
  const sound = condition(samples)
  const levels = frameLevels(sound.blocks, FLAT_25_MS)
  if (levels.length === 0) return { why: 'empty', levels }
  const found = findRange(levels)
  if (!found || found.top < SILENT_TOP) return { why: 'silence', levels }
  const voicing = trackPitch(sound, levels, found)
  const isNarrow = found.top - found.floor < NARROWEST_RANGE
  const voiced = voicedShare(voicing, levels, found)
  if (isNarrow && voiced < ALL_VOICE_SHARE) {
    return { why: voiced < SOME_VOICE_SHARE ? 'no-speech' : 'too-noisy', levels }
  }
  // Voice from end to end, without a pause: the floor is voice too and must not set the threshold.
  const range = isNarrow ? { ...found, threshold: found.top - 25 } : found
  const speech = findSpeech(sound, levels, range, voicing.track)
  if (speech.length === 0) return { why: 'no-speech', levels }
  const mask = maskOf(speech, levels.length)
  const vowels = frameLevels(sound.vowelBlocks, ROUND_40_MS)
  return { sound, levels, vowels, range, voicing, speech, mask, nuclei: findNuclei(vowels, voicing.strength, mask) }
}

// Among the frames that hold any sound: a tone between stretches of nothing is all voice.
function voicedShare({ track }: Voicing, levels: Float32Array, { nothing }: LevelRange): number {
  let voiced = 0
  let sounding = 0
  for (let f = 0; f < levels.length; f++) {
    if ((levels[f] ?? 0) <= nothing) continue
    sounding++
    if ((track[f] ?? 0) > 0) voiced++
  }
  return voiced / Math.max(1, sounding)
}

function kaiser(length: number, beta: number): Float64Array {
  const bessel = (x: number) => {
    let term = 1
    let sum = 1
    for (let k = 1; term > 1e-12 * sum; k++) {
      term *= (x / (2 * k)) ** 2
      sum += term
    }
    return sum
  }
  return Float64Array.from({ length }, (_, i) => {
    const x = (2 * i + 1) / length - 1
    return bessel(beta * Math.sqrt(1 - x * x)) / bessel(beta)
  })
}
