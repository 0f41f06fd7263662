import { ANALYSIS_RATE, BLOCK_SAMPLES, type Conditioned, decibels } from './condition.ts'
import { findRange, type LevelRange } from './levels.ts'
import type { Stretch } from './segments.ts'
import type { VoiceMeasures } from './types.ts'

const NOISE_MARGIN_SECONDS = 0.05
const LEAST_NOISE_SECONDS = 0.1
const BLOCK_SECONDS = BLOCK_SAMPLES / ANALYSIS_RATE

/** Speech over background in decibels, and the background in the voice band in dBFS; null without background. */
export type Noise = VoiceMeasures['noise']

export const NO_NOISE: Noise = { snrDb: null, floorDb: null }

const CEILING_DECIBELS = 60

/** Signal-to-noise ratio from pauses, 50 ms away from speech. @source SOURCES.md#snr */
export function measureNoise(sound: Conditioned, range: LevelRange, speech: readonly Stretch[]): Noise {
  const quiet = quietBetween(speech, sound.durationSeconds)
  let noise = 0
  let count = 0
  let empty = 0
  for (const { start, end } of quiet) {
    for (let b = Math.ceil(start / BLOCK_SECONDS); (b + 1) * BLOCK_SECONDS <= end; b++) {
      const power = sound.blocks[b] ?? 0
      if (decibels(power) <= range.nothing) {
        empty++
        continue
      }
      noise += power
      count++
    }
  }
  // If most of the quiet is digital silence, the rest is word endings.
  if (count * BLOCK_SECONDS < LEAST_NOISE_SECONDS || empty > count) return NO_NOISE
  const background = noise / count
  const talk = meanPower(sound.blocks, speech[0]?.start ?? 0, speech.at(-1)?.end ?? 0)
  const ratio = Math.max(talk - background, background * 1e-3) / background
  return { snrDb: Math.min(CEILING_DECIBELS, 10 * Math.log10(ratio)), floorDb: decibels(background) }
}

// Distance of the 10th percentile from the mean of even noise.
const FLOOR_TO_MEAN = 0.9

/** Estimate from the quietest tenth of frames, when speech can't be separated. @source SOURCES.md#snr */
export function estimateNoise(levels: Float32Array): Noise {
  const range = findRange(levels)
  if (!range) return NO_NOISE
  const floorDb = range.floor + FLOOR_TO_MEAN
  const background = 10 ** (floorDb / 10)
  const whole = levels.reduce((sum, level) => sum + 10 ** (level / 10), 0) / levels.length
  return { snrDb: 10 * Math.log10(Math.max(whole - background, background * 1e-3) / background), floorDb }
}

function quietBetween(speech: readonly Stretch[], duration: number): readonly Stretch[] {
  const edges = [0, ...speech.flatMap(({ start, end }) => [start, end]), duration]
  const quiet: Stretch[] = []
  for (let i = 0; i + 1 < edges.length; i += 2) {
    const start = (edges[i] ?? 0) + (i === 0 ? 0 : NOISE_MARGIN_SECONDS)
    const end = (edges[i + 1] ?? 0) - (i + 2 === edges.length ? 0 : NOISE_MARGIN_SECONDS)
    if (end > start) quiet.push({ start, end })
  }
  return quiet
}

function meanPower(blocks: Float32Array, start: number, end: number): number {
  const from = Math.floor(start / BLOCK_SECONDS)
  const to = Math.min(blocks.length, Math.ceil(end / BLOCK_SECONDS))
  let sum = 0
  for (let b = from; b < to; b++) sum += blocks[b] ?? 0
  return to > from ? sum / (to - from) : 0
}
