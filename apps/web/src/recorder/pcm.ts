import { encodeWav } from '@understory/wav/encode'
import { resample } from '@understory/wav/resample'
import { randomId } from '../lib/random-id.ts'
import { MOST_SECONDS, RECORDING_RATE } from './limits.ts'
import { type Hearing, NOBODY_LISTENED, type Take } from './types.ts'

const FULL_SCALE = 32_768

/** Samples from -1 to 1 as 16 bit numbers, half the size; what lies outside is clipped. */
export function toPcm(samples: Float32Array): Int16Array<ArrayBuffer> {
  const pcm = new Int16Array(samples.length)
  for (const [at, sample] of samples.entries()) {
    pcm[at] = Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, Math.round(sample * FULL_SCALE)))
  }
  return pcm
}

/** Recorded parts in order, as one row of samples from -1 to 1. */
export function joinPcm(parts: readonly Int16Array[]): Float32Array<ArrayBuffer> {
  const joined = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) for (const sample of part) joined[at++] = sample / FULL_SCALE
  return joined
}

/**
 * A finished recording from samples of any rate; what lies beyond five minutes is left out.
 *
 * @param samples  mono, -1 to 1
 */
export function takeOf(samples: Float32Array<ArrayBuffer>, rate: number, hearing: Hearing = NOBODY_LISTENED): Take {
  const whole = Float32Array.from(resample(samples.subarray(0, MOST_SECONDS * rate), rate, RECORDING_RATE))
  return {
    id: randomId(),
    samples: whole,
    durationSeconds: whole.length / RECORDING_RATE,
    wav: new Blob([encodeWav(whole, RECORDING_RATE)], { type: 'audio/wav' }),
    ...hearing,
  }
}
