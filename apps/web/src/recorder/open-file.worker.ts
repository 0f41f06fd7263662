import { type DecodeCode, decodeWav } from '@understory/wav/decode'
import { resample } from '@understory/wav/resample'
import { answerWorkerCalls } from '../lib/worker-call.ts'
import { MOST_SECONDS, RECORDING_RATE } from './limits.ts'

/** Mono samples at 16 kHz; `isShortened` if cut at five minutes. */
export type Sound = { samples: Float32Array<ArrayBuffer>; isShortened: boolean }
/** A WAV file's sound, or the reason it was rejected. */
export type WavAnswer = Sound | { code: DecodeCode }

const MOST_FILE_SECONDS = 3600

answerWorkerCalls<Uint8Array<ArrayBuffer>, WavAnswer>((bytes) => {
  const wav = decodeWav(bytes, { maxSeconds: MOST_FILE_SECONDS })
  if (!wav.ok) return { code: wav.code }
  const { samples, sampleRate } = wav
  const longest = MOST_SECONDS * sampleRate
  return {
    samples: Float32Array.from(resample(samples.subarray(0, longest), sampleRate, RECORDING_RATE)),
    isShortened: samples.length > longest,
  }
})
