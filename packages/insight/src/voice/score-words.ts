import { analyzeText } from '../analyze-text.ts'
import type { ContextName } from '../text/contexts.ts'
import type { TextScore } from '../text/types.ts'
import { problem } from './problems.ts'
import type { WordScore, WordScores } from './score-types.ts'
import type { VoiceMeasures } from './types.ts'

/**
 * Warmth, formality, confidence and emotion of a transcript that fits the recording; undefined without words.
 *
 * @source SOURCES.md#tone
 */
export function scoreWords(transcript: string, measures: VoiceMeasures, context: ContextName): WordScores | undefined {
  if (transcript.trim() === '') return undefined
  if (measures.words === null) return withoutWords(measures)
  const { scores, emotion } = analyzeText(transcript, context)
  return {
    warmth: toWordScore(scores.warmth),
    formality: toWordScore(scores.formality),
    confidence: toWordScore(scores.confidence),
    emotion,
  }
}

function withoutWords(measures: VoiceMeasures): WordScores {
  const reason = (measures.problems[0] ?? problem('transcript-mismatch')).sentence
  const none: WordScore = { value: null, low: null, high: null, basis: 'null', reason }
  return {
    warmth: none,
    formality: none,
    confidence: none,
    emotion: { primary: null, secondary: null, intensity: null, reason },
  }
}

function toWordScore({ value, low, high, basis, shownAs, reason }: TextScore): WordScore {
  return { value, low, high, basis, shownAs, ...(reason !== undefined && { reason }) }
}
