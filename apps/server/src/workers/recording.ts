import {
  analyzeVoice,
  transcriptOf,
  type VoiceAnalysis,
  type VoiceOptions,
  type WordReader,
} from '@understory/insight/analyze-voice'
import { measureClipping } from '@understory/insight/voice/clipping'
import { type DecodeCode, decodeWav } from '@understory/wav/decode'
import { encodeWav } from '@understory/wav/encode'
import { ANALYSIS_RATE, resample } from '@understory/wav/resample'
import { decodeBase64 } from './base64.ts'

export type RecordingTask = {
  /** A WAV file, or its base64. */
  wav: Uint8Array
  isBase64?: boolean
  maxSeconds: number
  options: VoiceOptions
  /** Whether the recording is wanted back as a recognizer reads it: 16 kHz, one channel, 16 bit. */
  wantsPlainWav?: boolean
}
export type RecordingResult =
  | { ok: true; analysis: VoiceAnalysis; plainWav: Uint8Array<ArrayBuffer> | null }
  | { ok: false; code: DecodeCode; message: string }

/** Decodes a WAV file and analyzes it; never throws for what a file may hold. Takes milliseconds for each second of sound. */
export async function analyzeRecording(task: RecordingTask): Promise<RecordingResult> {
  const { wav, isBase64 = false, maxSeconds, options, wantsPlainWav = false } = task
  const decoded = decodeWav(isBase64 ? decodeBase64(wav) : wav, { maxSeconds })
  if (!decoded.ok) return decoded
  // At the rate at which it came: another rate rounds the tops that were cut off.
  const clipShare = options.clipShare ?? measureClipping(decoded.samples)
  const samples = resample(decoded.samples, decoded.sampleRate)
  const analysis = analyzeVoice(samples, ANALYSIS_RATE, { ...options, clipShare }, await wordReaderFor(options))
  return { ok: true, analysis, plainWav: wantsPlainWav ? encodeWav(samples, ANALYSIS_RATE) : null }
}

/** The text engine brings some 50 MB of its own, so it is loaded with the first transcript. */
async function wordReaderFor(options: VoiceOptions): Promise<WordReader | undefined> {
  if (transcriptOf(options) === '') return undefined
  return (await import('@understory/insight/voice/score-words')).scoreWords
}
