import { clamp } from '../statistics.ts'
import { HOP_SECONDS } from './condition.ts'
import { findRange, type LevelRange } from './levels.ts'

const DIP_DECIBELS = 3.5
const DIP_LIMITS = { low: 2, high: 4 } as const
// Rate at which the dip threshold holds; faster speech has smaller dips.
const DIP_RATE = 5
// Closer peaks are one vowel: nobody speaks 15 syllables a second.
const CLOSEST_FRAMES = 6
const BELOW_TOP = 22
const VOICED_STRENGTH = 0.55
const VOICED_REACH_FRAMES = 2
const PASSES = 3

/**
 * Frames of syllable nuclei: voiced peaks of the vowel band, smoothed over 40 ms, where the mask `speech` is 1. The dip
 * threshold adapts to the rate in three passes. @source SOURCES.md#syllable-nuclei
 */
export function findNuclei(vowels: Float32Array, strength: Float32Array, speech: Uint8Array): readonly number[] {
  const range = findRange(vowels, BELOW_TOP)
  const spoken = speech.reduce((sum, one) => sum + one, 0) * HOP_SECONDS
  if (!range || spoken === 0) return []
  let dip = DIP_DECIBELS
  let nuclei: readonly number[] = []
  for (let pass = 0; pass < PASSES; pass++) {
    nuclei = pickPeaks(vowels, strength, range, dip).filter((f) => speech[f] === 1)
    const rate = Math.max(1, nuclei.length / spoken)
    dip = clamp((DIP_DECIBELS * DIP_RATE) / rate, DIP_LIMITS.low, DIP_LIMITS.high)
  }
  return nuclei
}

function pickPeaks(vowels: Float32Array, strength: Float32Array, { threshold }: LevelRange, dip: number): number[] {
  const peaks: number[] = []
  let valley = Number.POSITIVE_INFINITY
  for (let f = 1; f < vowels.length - 1; f++) {
    const level = vowels[f] ?? 0
    valley = Math.min(valley, level)
    const isPeak = level >= threshold && level >= (vowels[f - 1] ?? 0) && level > (vowels[f + 1] ?? 0)
    if (!isPeak || !isVoicedNear(strength, f)) continue
    const last = peaks.at(-1)
    const lastLevel = last === undefined ? 0 : (vowels[last] ?? 0)
    if (last === undefined || (Math.min(level, lastLevel) - valley >= dip && f - last >= CLOSEST_FRAMES)) peaks.push(f)
    else if (level > lastLevel) peaks[peaks.length - 1] = f
    else continue
    valley = level
  }
  return peaks
}

function isVoicedNear(strength: Float32Array, frame: number): boolean {
  for (let f = frame - VOICED_REACH_FRAMES; f <= frame + VOICED_REACH_FRAMES; f++) {
    if ((strength[f] ?? 0) >= VOICED_STRENGTH) return true
  }
  return false
}
