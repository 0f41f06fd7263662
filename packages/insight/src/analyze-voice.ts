import type { ContextName } from './text/contexts.ts'
import { type MeasureOptions, measureVoice } from './voice/measure-voice.ts'
import type { PastRecording, VoiceScores, WordScores } from './voice/score-types.ts'
import { scoreVoice } from './voice/score-voice.ts'
import { summarizeVoice } from './voice/summary.ts'
import type { TranscriptInput } from './voice/transcript.ts'
import type { VoiceMeasures } from './voice/types.ts'

/** Increment whenever the same recording may get other results. */
const VOICE_ENGINE_VERSION = '1.2.0'

/** Scores a transcript: `scoreWords` of `voice/score-words`, which loads a tagger of its own. */
export type WordReader = (transcript: string, measures: VoiceMeasures, context: ContextName) => WordScores | undefined

export type VoiceOptions = MeasureOptions & {
  readonly context: ContextName
  readonly isSecondLanguageAudience?: boolean
  /** Earlier recordings, without this one. */
  readonly history?: readonly PastRecording[]
}

export type VoiceAnalysis = {
  readonly engineVersion: string
  readonly measures: VoiceMeasures
  readonly scores: VoiceScores
  /** A few plain sentences. */
  readonly summary: string
}

/**
 * Measures, scores and summarizes one recording. Pure and deterministic.
 *
 * @param samples mono, -1 to 1
 * @param sampleRate must be 16,000; resample first and measure `clipShare` before
 * @param readWords without it, tone and emotion are left out
 * @throws RangeError for another rate
 */
export function analyzeVoice(
  samples: Float32Array,
  sampleRate: number,
  options: VoiceOptions,
  readWords?: WordReader,
): VoiceAnalysis {
  const { context, isSecondLanguageAudience = false, history = [] } = options
  const measures = measureVoice(samples, sampleRate, options)
  const words = readWords?.(transcriptOf(options), measures, context)
  const scores = scoreVoice(measures, { context, isSecondLanguageAudience, history, ...(words && { words }) })
  return { engineVersion: VOICE_ENGINE_VERSION, measures, scores, summary: summarizeVoice(measures, scores) }
}

/** The transcript, or the recognizer's words joined; may be empty. */
export function transcriptOf({ transcript, words = [] }: TranscriptInput): string {
  return transcript?.trim() || words.map(({ text }) => text).join(' ')
}
