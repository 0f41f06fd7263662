import { type DecodeCode, decodeWav } from '@understory/wav/decode'
import { resample } from '@understory/wav/resample'
import { MOST_SECONDS, RECORDING_RATE } from './limits.ts'

/** A WAV file's samples at 16 kHz, cut at five minutes, or the reason it was rejected. */
export type WavAnswer = { samples: Float32Array<ArrayBuffer>; isShortened: boolean } | { code: DecodeCode }

const page = self as unknown as {
  onmessage: ((event: MessageEvent<Uint8Array<ArrayBuffer>>) => void) | null
  postMessage: (answer: WavAnswer, transfer: Transferable[]) => void
}

const MOST_FILE_SECONDS = 3600

page.onmessage = ({ data }) => {
  const wav = decodeWav(data, { maxSeconds: MOST_FILE_SECONDS })
  if (!wav.ok) return page.postMessage({ code: wav.code }, [])
  const { samples: whole, sampleRate } = wav
  const longest = MOST_SECONDS * sampleRate
  const samples = Float32Array.from(resample(whole.subarray(0, longest), sampleRate, RECORDING_RATE))
  page.postMessage({ samples, isShortened: whole.length > longest }, [samples.buffer])
}
