import { ANALYSIS_RATE, type Conditioned, condition, frameLevels, HOP_SECONDS, MAINS_HERTZ } from './condition.ts'
import { findRange, type LevelRange } from './levels.ts'
import { isNoVoice } from './no-voice.ts'
import { findNuclei } from './nuclei.ts'
import { trackPitch, type Voicing } from './pitch.ts'
import { countFrames, findSpeech, maskOf, type Stretch } from './segments.ts'
import { findTrainedSpeech, frameLogits } from './trained-speech.ts'

/** Speech probability per 32 ms, with samples multiplied by `gain` first; see `openSpeechModel`. */
export type SpeechModel = (samples: Float32Array, gain: number) => Float32Array

/** A recording with speech, segmented. */
export type Heard = {
  readonly sound: Conditioned
  /** dBFS per frame of 10 ms. */
  readonly levels: Float32Array
  /** The same for the vowel band, smoothed over a syllable. */
  readonly vowels: Float32Array
  readonly range: LevelRange
  readonly voicing: Voicing
  readonly speech: readonly Stretch[]
  readonly speechBy: 'model' | 'level'
  /** 1 for frames with speech. */
  readonly mask: Uint8Array
  /** Frame of each syllable nucleus. */
  readonly nuclei: readonly number[]
}

/** Why there is no speech, and what can still be measured. */
type Unheard = {
  readonly why: 'empty' | 'silence' | 'no-speech' | 'too-noisy'
  readonly levels: Float32Array
  /** A steady tone has a pitch although nobody speaks. */
  readonly tone?: Heard
}

export const isHeard = (result: Heard | Unheard): result is Heard => 'speech' in result

// Lower levels are microphone noise.
const SILENT_TOP = -65
// Minimum dynamic range for segmentation by level.
const NARROWEST_RANGE = 12
const ALL_VOICE_SHARE = 0.85
const SOME_VOICE_SHARE = 0.05

const FLAT_25_MS = new Float64Array(10).fill(1)
const ROUND_40_MS = kaiser(16, 10)

/**
 * Detects speech, pitch and syllables, or explains why there is no speech. Without a model speech is detected by level,
 * which needs a quiet room. @source SOURCES.md#speech-segmentation
 */
export function hear(samples: Float32Array, model?: SpeechModel): Heard | Unheard {
  const sound = condition(samples)
  const levels = frameLevels(sound.blocks, FLAT_25_MS)
  if (levels.length === 0) return { why: 'empty', levels }
  const range = findRange(levels)
  if (!range || range.top < SILENT_TOP) return { why: 'silence', levels }
  const voicing = trackPitch(sound, levels, range)
  const logits = model && askModel(model, samples, levels, range)
  const speech =
    logits && range.top - range.floor < QUIET_RANGE
      ? findTrainedSpeech(logits, levels, range)
      : findByLevel(sound, levels, range, voicing, logits)
  const takeApart = (stretches: readonly Stretch[], speechBy: Heard['speechBy']): Heard => {
    const mask = maskOf(stretches, levels.length)
    const vowels = frameLevels(sound.vowelBlocks, ROUND_40_MS)
    const nuclei = findNuclei(vowels, voicing.strength, mask)
    return { sound, levels, vowels, range, voicing, speech: stretches, speechBy, mask, nuclei }
  }
  const isVoice = typeof speech !== 'string' && !isNoVoice({ sound, levels, range, voicing, speech, logits })
  if (isVoice) return takeApart(speech, logits ? 'model' : 'level')
  const tone = isOneTone(samples, voicing, levels, range) ? findByLevel(sound, levels, range, voicing) : []
  const why = typeof speech === 'string' ? speech : 'no-speech'
  return typeof tone === 'string' || tone.length === 0
    ? { why, levels }
    : { why: 'no-speech', levels, tone: takeApart(tone, 'level') }
}

// Level to which speech is amplified for the model, so that distance from the microphone doesn't matter.
const MODEL_TOP = -18

// Trimmed of digital silence, so that padding changes nothing.
function askModel(model: SpeechModel, samples: Float32Array, levels: Float32Array, range: LevelRange): Float32Array {
  const first = samples.findIndex((sample) => sample !== 0)
  const part = samples.subarray(first, samples.findLastIndex((sample) => sample !== 0) + 1)
  const odds = model(part, 10 ** ((MODEL_TOP - range.top) / 20))
  return frameLogits(odds, first / ANALYSIS_RATE, levels.length)
}

// In quiet rooms level gives more exact edges; the model only rejects loud non-speech.
const QUIET_RANGE = 32
const PERHAPS = -3.6

function findByLevel(
  sound: Conditioned,
  levels: Float32Array,
  found: LevelRange,
  voicing: Voicing,
  logits?: Float32Array,
): readonly Stretch[] | 'no-speech' | 'too-noisy' {
  const isNarrow = found.top - found.floor < NARROWEST_RANGE
  const voiced = voicedShare(voicing, levels, found)
  if (isNarrow && voiced < ALL_VOICE_SHARE) return voiced < SOME_VOICE_SHARE ? 'no-speech' : 'too-noisy'
  // Continuous voice: its floor must not set the threshold.
  const range = isNarrow ? { ...found, threshold: found.top - 25 } : found
  const loud = findSpeech(sound, levels, range, voicing.clear)
  const speech = logits ? loud.filter((one) => isPerhaps(logits, one)) : loud
  return speech.length === 0 ? 'no-speech' : speech
}

const isPerhaps = (logits: Float32Array, { start, end }: Stretch) =>
  logits.subarray(Math.floor(start / HOP_SECONDS), Math.ceil(end / HOP_SECONDS)).some((logit) => logit >= PERHAPS)

const CLEAR_STRENGTH = 0.8
const ONE_TONE_SHARE = 0.9

// Chords and drums are less periodic.
function isOneTone(samples: Float32Array, { strength }: Voicing, levels: Float32Array, { top }: LevelRange): boolean {
  const isLoud = (f: number) => (levels[f] ?? 0) > top - 25
  const { all, held } = countFrames(levels.length, isLoud, (f) => (strength[f] ?? 0) >= CLEAR_STRENGTH)
  return held >= ONE_TONE_SHARE * all && !isMainsHum(samples)
}

// Minimum share of power at mains frequency; a voice has almost none.
const LEAST_MAINS_SHARE = 0.02
const MAINS_WINDOW_SECONDS = 0.5

/** Whether a steady sound is mains hum (50 or 60 Hz). */
function isMainsHum(samples: Float32Array): boolean {
  const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length
  return MAINS_HERTZ.some((hertz) => powerAt(samples, hertz) >= LEAST_MAINS_SHARE * power)
}

/** Power at one frequency, in windows of whole periods of both mains frequencies. */
function powerAt(samples: Float32Array, hertz: number): number {
  const length = Math.min(samples.length, MAINS_WINDOW_SECONDS * ANALYSIS_RATE)
  const windows = Math.max(1, Math.floor(samples.length / length))
  let power = 0
  for (let window = 0; window < windows; window++) {
    let real = 0
    let imaginary = 0
    for (let i = 0; i < length; i++) {
      const angle = (2 * Math.PI * hertz * i) / ANALYSIS_RATE
      const sample = samples[window * length + i] ?? 0
      real += sample * Math.cos(angle)
      imaginary += sample * Math.sin(angle)
    }
    power += (2 * (real ** 2 + imaginary ** 2)) / length ** 2
  }
  return power / windows
}

// Share of frames with any sound that are voiced.
function voicedShare({ clear }: Voicing, levels: Float32Array, { nothing }: LevelRange): number {
  const isSounding = (f: number) => (levels[f] ?? 0) > nothing
  const { all, held } = countFrames(levels.length, isSounding, (f) => (clear[f] ?? 0) > 0)
  return held / Math.max(1, all)
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
