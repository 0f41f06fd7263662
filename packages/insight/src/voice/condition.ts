import { mean } from '../statistics.ts'
import { type Biquad, filterBlock, highPass, lowPass, newState, notch } from './filters.ts'

/** Sample rate of all measures, in hertz. */
export const ANALYSIS_RATE = 16_000
/** Frame step in seconds. */
export const HOP_SECONDS = 0.01
/** Sample rate for the pitch search, in hertz. */
export const PITCH_RATE = 8_000

/** Energies are stored in short blocks and combined to windows later. */
export const BLOCK_SAMPLES = 40
export const BLOCKS_PER_HOP = (ANALYSIS_RATE * HOP_SECONDS) / BLOCK_SAMPLES

const RUMBLE_HERTZ = 120
const VOWEL_HERTZ = { low: 300, high: 2500 } as const
const PITCH_FLOOR_HERTZ = 65
const PITCH_CEILING_HERTZ = 1000
// Mains hum would be tracked as a low voice.
export const MAINS_HERTZ = [50, 60]
const MAINS_QUALITY = 3
const CHUNK = 8_000

/** Preprocessed signal. */
export type Conditioned = {
  readonly durationSeconds: number
  /** Mean square of the voice band per block of 2.5 ms. */
  readonly blocks: Float32Array
  /** The same for the vowel band. */
  readonly vowelBlocks: Float32Array
  /** Band-passed signal at `PITCH_RATE`. */
  readonly narrow: Float32Array
}

/**
 * Removes hum and rumble, and computes block energies and the pitch band, in one pass that keeps about 3 bytes per
 * sample. `samples` are mono, -1 to 1, at `ANALYSIS_RATE`. @source SOURCES.md#voice-band
 */
export function condition(samples: Float32Array): Conditioned {
  const band = (...sections: readonly Biquad[]) => ({
    sections,
    state: newState(sections),
    signal: new Float64Array(CHUNK),
  })
  const voice = band(...highPass(4, RUMBLE_HERTZ, ANALYSIS_RATE))
  const vowels = band(...highPass(4, VOWEL_HERTZ.low, ANALYSIS_RATE), ...lowPass(4, VOWEL_HERTZ.high, ANALYSIS_RATE))
  const pitch = band(
    ...MAINS_HERTZ.map((hertz) => notch(hertz, MAINS_QUALITY, ANALYSIS_RATE)),
    ...highPass(4, PITCH_FLOOR_HERTZ, ANALYSIS_RATE),
    ...lowPass(4, PITCH_CEILING_HERTZ, ANALYSIS_RATE),
  )
  const blocks = new Float32Array(Math.ceil(samples.length / BLOCK_SAMPLES))
  const vowelBlocks = new Float32Array(blocks.length)
  const narrow = new Float32Array(Math.ceil(samples.length / 2))
  // A DC offset would ring through the filters as a false onset.
  const offset = samples.length > 0 ? mean(samples) : 0
  for (let start = 0; start < samples.length; start += CHUNK) {
    const part = samples.subarray(start, start + CHUNK)
    for (const { sections, state, signal } of [voice, vowels, pitch]) {
      for (let i = 0; i < part.length; i++) signal[i] = (part[i] ?? 0) - offset
      filterBlock(signal, part.length, sections, state)
    }
    sumBlocks(voice.signal, part.length, blocks, start / BLOCK_SAMPLES)
    sumBlocks(vowels.signal, part.length, vowelBlocks, start / BLOCK_SAMPLES)
    for (let i = 0; i < part.length; i += 2) narrow[(start + i) >> 1] = pitch.signal[i] ?? 0
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

/**
 * Mean power around the center of each frame, one per full hop and at least one, in dBFS: -3.01 for a full-scale sine,
 * -120 for digital silence. `weights` are a symmetric window of even length, in blocks. @source SOURCES.md#frame-level
 */
export function frameLevels(blocks: Float32Array, weights: Float64Array): Float32Array {
  const frames = blocks.length === 0 ? 0 : Math.max(1, Math.floor(blocks.length / BLOCKS_PER_HOP))
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

/** Power in dBFS, at least -120. */
export function decibels(power: number): number {
  return 10 * Math.log10(Math.max(power, QUIETEST_POWER))
}
