import { encodeWav } from '@understory/wav/encode'
import { resample } from '@understory/wav/resample'
import { randomId } from '../lib/random-id.ts'
import { MOST_SECONDS, RECORDING_RATE } from './limits.ts'
import { type Hearing, NO_TRANSCRIPT, type Take } from './types.ts'

const FULL_SCALE = 32_768

/** Converts samples from -1 to 1 to 16 bit; clips the rest. */
export function toPcm(samples: Float32Array): Int16Array<ArrayBuffer> {
  const pcm = new Int16Array(samples.length)
  for (const [at, sample] of samples.entries()) {
    pcm[at] = Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, Math.round(sample * FULL_SCALE)))
  }
  return pcm
}

/** Joins recorded parts as samples from -1 to 1. */
export function joinPcm(parts: readonly Int16Array[]): Float32Array<ArrayBuffer> {
  const joined = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) for (const sample of part) joined[at++] = sample / FULL_SCALE
  return joined
}

/**
 * A recording from samples of any rate, cut at five minutes.
 * @param samples mono, -1 to 1
 */
export function takeOf(samples: Float32Array<ArrayBuffer>, rate: number, hearing: Hearing = NO_TRANSCRIPT): Take {
  const whole = Float32Array.from(resample(samples.subarray(0, MOST_SECONDS * rate), rate, RECORDING_RATE))
  return {
    id: randomId(),
    samples: whole,
    durationSeconds: whole.length / RECORDING_RATE,
    wav: new Blob([encodeWav(whole, RECORDING_RATE)], { type: 'audio/wav' }),
    ...hearing,
  }
}

/**
 * Peak per bar relative to the loudest, 0 to 1.
 * @param samples mono, -1 to 1
 */
export function peaksOf(samples: Float32Array, bars: number): readonly number[] {
  const peaks = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * samples.length) / bars)
    const to = Math.floor(((bar + 1) * samples.length) / bars)
    let peak = 0
    for (let at = from; at < to; at++) peak = Math.max(peak, Math.abs(samples[at] ?? 0))
    return peak
  })
  const loudest = Math.max(...peaks)
  return loudest > 0 ? peaks.map((peak) => peak / loudest) : peaks
}
