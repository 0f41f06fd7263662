import { ANALYSIS_RATE, type Conditioned, condition, frameLevels, HOP_SECONDS } from './condition.ts'
import { findRange, type LevelRange } from './levels.ts'
import { isMainsHum } from './mains-hum.ts'
import { isNoVoice } from './no-voice.ts'
import { findNuclei } from './nuclei.ts'
import { trackPitch, type Voicing } from './pitch.ts'
import { findSpeech, maskOf, type Stretch } from './segments.ts'
import { findTrainedSpeech, frameLogits } from './trained-speech.ts'

/** Probability of speech in each 32 ms of the samples, each multiplied by `gain` first: `openSpeechModel` gives one. */
export type SpeechModel = (samples: Float32Array, gain: number) => Float32Array

/** What told speech from the rest: the speech model, or the level alone. */
export type SpeechBy = 'model' | 'level'

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
  readonly speechBy: SpeechBy
  /** 1 for each frame in which somebody speaks. */
  readonly mask: Uint8Array
  /** The frame of each syllable nucleus. */
  readonly nuclei: readonly number[]
}

/** Why there is nothing to take apart, and what is left to measure. */
type Unheard = {
  readonly why: 'empty' | 'silence' | 'no-speech' | 'too-noisy'
  readonly levels: Float32Array
  /** A test tone, a tuning fork, a whistle: nobody speaks, and yet there is one pitch. */
  readonly tone?: Heard
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
 * @param model  without it the level alone tells speech from the rest, which holds in a quiet room only
 * @source SOURCES.md#speech-segmentation
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
  const takeApart = (stretches: readonly Stretch[], speechBy: SpeechBy): Heard => {
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

// The level at which the model is asked, for loud speech: a far microphone must not change what it hears.
const MODEL_TOP = -18

// From the first sample that is not silent to the last, so that padding a recording changes nothing.
function askModel(model: SpeechModel, samples: Float32Array, levels: Float32Array, range: LevelRange): Float32Array {
  const first = samples.findIndex((sample) => sample !== 0)
  const part = samples.subarray(first, samples.findLastIndex((sample) => sample !== 0) + 1)
  const odds = model(part, 10 ** ((MODEL_TOP - range.top) / 20))
  return frameLogits(odds, first / ANALYSIS_RATE, levels.length)
}

// In a quiet room edges by level are the more exact, and the model only leaves out what is loud and no speech at all: it
// doubts words from strange microphones, never as long as other sounds.
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
  // Voice from end to end, without a pause: the floor is voice too and must not set the threshold.
  const range = isNarrow ? { ...found, threshold: found.top - 25 } : found
  const loud = findSpeech(sound, levels, range, voicing.clear)
  const speech = logits ? loud.filter((one) => isPerhaps(logits, one)) : loud
  return speech.length === 0 ? 'no-speech' : speech
}

const isPerhaps = (logits: Float32Array, { start, end }: Stretch) =>
  logits.subarray(Math.floor(start / HOP_SECONDS), Math.ceil(end / HOP_SECONDS)).some((logit) => logit >= PERHAPS)

const CLEAR_STRENGTH = 0.8
const ONE_TONE_SHARE = 0.9

// Chords and drums are not that clear.
function isOneTone(samples: Float32Array, { strength }: Voicing, levels: Float32Array, { top }: LevelRange): boolean {
  let clear = 0
  let loud = 0
  for (let f = 0; f < levels.length; f++) {
    if ((levels[f] ?? 0) <= top - 25) continue
    loud++
    if ((strength[f] ?? 0) >= CLEAR_STRENGTH) clear++
  }
  return clear >= ONE_TONE_SHARE * loud && !isMainsHum(samples)
}

// Among the frames that hold any sound: a tone between stretches of nothing is all voice.
function voicedShare({ clear }: Voicing, levels: Float32Array, { nothing }: LevelRange): number {
  let voiced = 0
  let sounding = 0
  for (let f = 0; f < levels.length; f++) {
    if ((levels[f] ?? 0) <= nothing) continue
    sounding++
    if ((clear[f] ?? 0) > 0) voiced++
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
