import { filterBlock, highPass, lowPass, newState, notch } from './filters.ts'
import { mean } from './statistics.ts'

/** The one rate at which voices are measured, in samples per second. */
export const ANALYSIS_RATE = 16_000
/** Distance between two frames, in seconds. */
export const HOP_SECONDS = 0.01
/** Rate of the narrow signal in which pitch is sought. */
export const PITCH_RATE = 8_000

/** Energies are kept in blocks this short and put together into windows of any length afterwards. */
export const BLOCK_SAMPLES = 40
/** Blocks of energy from one frame to the next. */
export const BLOCKS_PER_HOP = (ANALYSIS_RATE * HOP_SECONDS) / BLOCK_SAMPLES

const RUMBLE_HERTZ = 120
const VOWEL_HERTZ = { low: 300, high: 2500 } as const
const PITCH_FLOOR_HERTZ = 65
const PITCH_CEILING_HERTZ = 1000
// Mains hum would be tracked as a very low voice; no voice that we seek stays on one of these.
const MAINS_HERTZ = [50, 60]
const MAINS_QUALITY = 3
const CHUNK = 8_000

/** What the measures read in place of the samples. */
export type Conditioned = {
  readonly durationSeconds: number
  /** Mean square of the voice band in each block of 2.5 ms. */
  readonly blocks: Float32Array
  /** The same for the band in which vowels stand out from all else. */
  readonly vowelBlocks: Float32Array
  /** The band in which pitch lives, at `PITCH_RATE`. */
  readonly narrow: Float32Array
}

/**
 * One pass over the recording: mains hum and rumble out, energies in short blocks, and a narrow band for pitch. Keeps
 * about 3 bytes a sample, whatever the length.
 *
 * @param samples  mono, -1 to 1, at `ANALYSIS_RATE`
 * @source SOURCES.md#voice-band
 */
export function condition(samples: Float32Array): Conditioned {
  const rumble = highPass(4, RUMBLE_HERTZ, ANALYSIS_RATE)
  const band = [
    ...MAINS_HERTZ.map((hertz) => notch(hertz, MAINS_QUALITY, ANALYSIS_RATE)),
    ...highPass(4, PITCH_FLOOR_HERTZ, ANALYSIS_RATE),
    ...lowPass(4, PITCH_CEILING_HERTZ, ANALYSIS_RATE),
  ]
  const vowels = [...highPass(4, VOWEL_HERTZ.low, ANALYSIS_RATE), ...lowPass(4, VOWEL_HERTZ.high, ANALYSIS_RATE)]
  const rumbleState = newState(rumble)
  const bandState = newState(band)
  const vowelState = newState(vowels)
  const blocks = new Float32Array(Math.ceil(samples.length / BLOCK_SAMPLES))
  const vowelBlocks = new Float32Array(blocks.length)
  const narrow = new Float32Array(Math.ceil(samples.length / 2))
  const voice = new Float64Array(CHUNK)
  const pitch = new Float64Array(CHUNK)
  const vowel = new Float64Array(CHUNK)
  // A microphone's constant offset would ring through the filters as a false onset.
  const offset = samples.length > 0 ? mean(samples) : 0
  for (let start = 0; start < samples.length; start += CHUNK) {
    const part = samples.subarray(start, start + CHUNK)
    for (let i = 0; i < part.length; i++) voice[i] = (part[i] ?? 0) - offset
    pitch.set(voice)
    vowel.set(voice)
    filterBlock(voice, part.length, rumble, rumbleState)
    sumBlocks(voice, part.length, blocks, start / BLOCK_SAMPLES)
    filterBlock(pitch, part.length, band, bandState)
    filterBlock(vowel, part.length, vowels, vowelState)
    sumBlocks(vowel, part.length, vowelBlocks, start / BLOCK_SAMPLES)
    for (let i = 0; i < part.length; i += 2) narrow[(start + i) >> 1] = pitch[i] ?? 0
  }
  return { durationSeconds: samples.length / ANALYSIS_RATE, blocks, vowelBlocks, narrow }
}

function sumBlocks(signal: Float64Array, length: number, blocks: Float32Array, first: number): void {
  for (let b = 0; b * BLOCK_SAMPLES < length; b++) {
    const end = Math.min(length, (b + 1) * BLOCK_SAMPLES)
    let sum = 0
    for (let i = b * BLOCK_SAMPLES; i < end; i++) sum += (signal[i] ?? 0) ** 2
    blocks[first + b] = sum / (end - b * BLOCK_SAMPLES)
  }
}

/** Number of frames of a recording: one for each full hop, at least one where there is any sound. */
function frameCount(blocks: Float32Array): number {
  return blocks.length === 0 ? 0 : Math.max(1, Math.floor(blocks.length / BLOCKS_PER_HOP))
}

/**
 * Mean power in windows around each frame's middle, in decibels re full scale (a sine at full scale has -3.01).
 *
 * @param blocks  mean square of each block of 2.5 ms
 * @param weights  one for each block of 2.5 ms, their number even, symmetric around the frame's middle
 * @returns one level a frame; -120 for digital silence
 * @source SOURCES.md#frame-level
 */
export function frameLevels(blocks: Float32Array, weights: Float64Array): Float32Array {
  const frames = frameCount(blocks)
  const levels = new Float32Array(frames)
  const lead = weights.length / 2 - BLOCKS_PER_HOP / 2
  for (let f = 0; f < frames; f++) {
    const first = f * BLOCKS_PER_HOP - lead
    let sum = 0
    let weight = 0
    for (let k = 0; k < weights.length; k++) {
      const power = blocks[first + k]
      if (power === undefined) continue
      const w = weights[k] ?? 0
      sum += w * power
      weight += w
    }
    levels[f] = decibels(weight > 0 ? sum / weight : 0)
  }
  return levels
}

const QUIETEST_POWER = 1e-12

/** Power as decibels re full scale, not under -120. */
export function decibels(power: number): number {
  return 10 * Math.log10(Math.max(power, QUIETEST_POWER))
}
