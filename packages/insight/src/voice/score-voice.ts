import type { ContextName } from '../text/contexts.ts'
import { compareWithUsual } from './baseline.ts'
import { scoreClarity } from './score-clarity.ts'
import { scoreFluency } from './score-fluency.ts'
import { scorePace } from './score-pace.ts'
import { emotionFromWords, scoreConfidence, toneFromWords } from './score-tone.ts'
import type { PastRecording, VoiceScore, VoiceScores, WordScores } from './score-types.ts'
import type { VoiceMeasures } from './types.ts'

type ScoreOptions = {
  readonly context: ContextName
  /** Lowers the pace band. */
  readonly isSecondLanguageAudience?: boolean
  readonly words?: WordScores
  /** Earlier recordings, without this one. */
  readonly history?: readonly PastRecording[]
}

/**
 * Scores a recording: 0 to 100 with interval, certainty and reasons, or null with a reason. The context changes targets
 * and wording, never a measurement.
 *
 * @source SOURCES.md
 */
export function scoreVoice(measures: VoiceMeasures, options: ScoreOptions): VoiceScores {
  const { context, words = {}, history = [] } = options
  const pace = scorePace(measures, context, options.isSecondLanguageAudience ?? false)
  const clarity = scoreClarity(measures, pace)
  const fluency = scoreFluency(measures)
  const tone = {
    warmth: toneFromWords('Warmth', words.warmth),
    confidence: scoreConfidence(measures, words.confidence, history, context),
    formality: toneFromWords('Formality', words.formality),
  }
  return {
    pace,
    clarity,
    fluency,
    tone,
    emotion: emotionFromWords(words.emotion),
    usual: compareWithUsual(measures, history, context),
    // Fluency is omitted: its population (learners) would seem to contradict the pace.
    reasons: reasons(measures, [pace, clarity, tone.confidence]),
  }
}

const MOST_REASONS = 8

function reasons(measures: VoiceMeasures, scores: readonly VoiceScore[]): readonly string[] {
  const limits = measures.problems.map(({ sentence }) => sentence)
  const moved = scores.flatMap(({ contributions }) => contributions.slice(0, 2).map(({ says }) => says))
  return [...new Set([...limits, ...moved])].slice(0, MOST_REASONS)
}
