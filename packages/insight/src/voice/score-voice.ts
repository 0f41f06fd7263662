import type { VoiceContext } from './bands.ts'
import { compareWithUsual } from './baseline.ts'
import { scoreClarity } from './score-clarity.ts'
import { scoreFluency } from './score-fluency.ts'
import { scorePace } from './score-pace.ts'
import { emotionFromWords, scoreConfidence, toneFromWords } from './score-tone.ts'
import type { PastRecording, VoiceScore, VoiceScores, WordScores } from './score-types.ts'
import type { VoiceMeasures } from './types.ts'

/** What the scores are read against. */
type ScoreOptions = {
  readonly context: VoiceContext
  /** Listeners who hear a second language: the pace band moves down. */
  readonly isSecondLanguageAudience?: boolean
  /** What the text side made of the transcript. */
  readonly words?: WordScores
  /** The person's earlier recordings, this one left out. */
  readonly history?: readonly PastRecording[]
}

/**
 * Scores of a recording, each from 0 to 100 with interval, certainty and reasons, or null with one sentence. The
 * context moves targets and wording, never a measurement.
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
    // Fluency is held against learners of English: beside a pace held against most talk it would seem to deny it.
    reasons: reasons(measures, [pace, clarity, tone.confidence]),
  }
}

const MOST_REASONS = 8
// A feature that moves a fitted score by less explains nothing.
const LEAST_POINTS = 2

function reasons(measures: VoiceMeasures, scores: readonly VoiceScore[]): readonly string[] {
  const limits = measures.problems.map(({ sentence }) => sentence)
  const moved = scores.flatMap((score) =>
    score.contributions
      .filter(({ delta }) => score.basis !== 'fitted' || Math.abs(delta) >= LEAST_POINTS)
      .slice(0, 2)
      .map(({ says }) => says),
  )
  return [...new Set([...limits, ...moved])].slice(0, MOST_REASONS)
}
