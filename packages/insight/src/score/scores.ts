import type { Cues } from '../text/cues.ts'
import type { Finding } from '../text/findings/types.ts'
import type { Measures } from '../text/measures.ts'
import type { Reading } from '../text/reading.ts'
import { SCORE_NAMES, type TextEmotion, type TextLanguage, type TextScore, type TextScores } from '../text/types.ts'

/** What the scores are made from. */
export type ScoreSources = {
  reading: Reading
  cues: Cues
  measures: Measures
  findings: readonly Finding[]
  language: TextLanguage
}

/** No score, and why. */
export const noScore = (reason: string): TextScore => ({
  value: null,
  low: null,
  high: null,
  band: null,
  basis: 'null',
  raw: null,
  reason,
  contributions: [],
})

/** The same reason for every score. */
const noScores = (reason: string): TextScores => {
  const [warmth, confidence, formality, sentiment, clarity, politeness, certainty] = SCORE_NAMES.map(() =>
    noScore(reason),
  )
  const none = noScore(reason)
  return {
    warmth: warmth ?? none,
    confidence: confidence ?? none,
    formality: formality ?? none,
    sentiment: sentiment ?? none,
    clarity: clarity ?? none,
    politeness: politeness ?? none,
    certainty: certainty ?? none,
  }
}

/** All scores of a text and the emotion that its words express. */
export const scoresOf = ({ language }: ScoreSources): { scores: TextScores; emotion: TextEmotion } => {
  const reason = language.reason ?? 'This score has not been fitted yet.'
  return { scores: noScores(reason), emotion: { primary: null, secondary: null, intensity: null, reason } }
}
