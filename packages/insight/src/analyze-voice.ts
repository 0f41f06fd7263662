import type { VoiceContext } from './voice/bands.ts'
import { type MeasureOptions, measureVoice } from './voice/measure-voice.ts'
import type { PastRecording, VoiceScores, WordScores } from './voice/score-types.ts'
import { scoreVoice } from './voice/score-voice.ts'
import { summarizeVoice } from './voice/summary.ts'
import type { TranscriptInput } from './voice/transcript.ts'
import type { VoiceMeasures } from './voice/types.ts'

/** Changes whenever the same recording may give other figures. */
const VOICE_ENGINE_VERSION = '1.2.0'

/** Reads the words of a recording: `scoreWords` of `voice/score-words`, which brings a language model of its own. */
export type WordReader = (transcript: string, measures: VoiceMeasures, context: VoiceContext) => WordScores | undefined

export type VoiceOptions = MeasureOptions & {
  readonly context: VoiceContext
  readonly isSecondLanguageAudience?: boolean
  /** The person's earlier recordings, this one left out. */
  readonly history?: readonly PastRecording[]
}

/** All that the engine says about one recording. */
export type VoiceAnalysis = {
  readonly engineVersion: string
  readonly measures: VoiceMeasures
  readonly scores: VoiceScores
  /** A few plain sentences made of the figures above. */
  readonly summary: string
}

/**
 * Measures, scores and a summary of one recording. Pure: the same recording and options give the same result.
 *
 * @param samples  mono, -1 to 1
 * @param sampleRate  16,000; other recordings are brought to it first, with `clipShare` measured before
 * @param readWords  without it the transcript is counted, and tone and feeling are left out
 * @throws RangeError when the rate is another
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

/** The transcript as it was given, or the words of a recognizer; empty without either. */
export function transcriptOf({ transcript, words = [] }: TranscriptInput): string {
  return transcript?.trim() || words.map(({ text }) => text).join(' ')
}
