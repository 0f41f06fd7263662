import {
  analyzeVoice,
  transcriptOf,
  type VoiceAnalysis,
  type VoiceOptions,
  type WordReader,
} from '@understory/insight/analyze-voice'
import { measureClipping } from '@understory/insight/voice/clipping'
import type { SpeechModel } from '@understory/insight/voice/hear'
import { type DecodeCode, decodeWav } from '@understory/wav/decode'
import { encodeWav } from '@understory/wav/encode'
import { ANALYSIS_RATE, resample } from '@understory/wav/resample'

export type RecordingTask = {
  wav: Uint8Array
  maxSeconds: number
  options: VoiceOptions
  /** Whether to return a WAV for the transcriber: 16 kHz, mono, 16 bit. */
  wantsPlainWav?: boolean
}
export type RecordingResult =
  | {
      ok: true
      analysis: VoiceAnalysis
      plainWav: Uint8Array<ArrayBuffer> | null
      /** Why the speech model couldn't be opened; undefined if it works. */
      speechTrouble?: string | undefined
    }
  | { ok: false; code: DecodeCode; message: string }

/** Decodes and analyzes a WAV file; never throws for its content. Takes milliseconds per second of audio. */
export async function analyzeRecording(task: RecordingTask): Promise<RecordingResult> {
  const { wav, maxSeconds, options, wantsPlainWav = false } = task
  const decoded = decodeWav(wav, { maxSeconds })
  if (!decoded.ok) return decoded
  // At the original rate: resampling rounds off clipped peaks.
  const clipShare = options.clipShare ?? measureClipping(decoded.samples)
  const samples = resample(decoded.samples, decoded.sampleRate)
  const { model, trouble } = await loadSpeechModel()
  const measured = { ...options, clipShare, speechModel: model }
  const analysis = analyzeVoice(samples, ANALYSIS_RATE, measured, await wordReaderFor(options))
  return {
    ok: true,
    analysis,
    plainWav: wantsPlainWav ? encodeWav(samples, ANALYSIS_RATE) : null,
    speechTrouble: trouble,
  }
}

/** Loads the speech model with the first recording; without it speech is detected by level. */
export async function loadSpeechModel(): Promise<{ model?: SpeechModel; trouble?: string }> {
  try {
    const { openSpeechModel } = await import('@understory/insight/voice/speech-model')
    return { model: openSpeechModel() }
  } catch (error) {
    return { trouble: error instanceof Error ? error.name : 'Error' }
  }
}

/** The text engine takes about 50 MB, so it is loaded with the first transcript. */
async function wordReaderFor(options: VoiceOptions): Promise<WordReader | undefined> {
  if (transcriptOf(options) === '') return undefined
  return (await import('@understory/insight/voice/score-words')).scoreWords
}
