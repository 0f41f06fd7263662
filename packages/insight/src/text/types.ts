import type { Emotion } from '../score/groups.ts'
import type { Finding } from './findings/types.ts'
import type { Measures } from './measures.ts'
import type { SetAside } from './set-aside.ts'

/** Names of the scores, in the order in which people see them. */
export const SCORE_NAMES = [
  'warmth',
  'confidence',
  'formality',
  'sentiment',
  'clarity',
  'politeness',
  'certainty',
] as const

export type ScoreName = (typeof SCORE_NAMES)[number]

/** A score in words: five steps of equal width on its scale. */
export type ScoreBand = 'lowest' | 'low' | 'middle' | 'high' | 'highest'

/**
 * Where a score comes from: `fitted` on human ratings, `anchored` on published points, `unit` several signs with equal
 * weight, `null` nothing that would carry one.
 */
export type ScoreBasis = 'fitted' | 'anchored' | 'unit' | 'null'

/** `tips`: the score misses an aim of agreement with people; people are shown its word and its reasons, no figure. */
export type ScoreShownAs = 'score' | 'tips'

/**
 * A phrase that moved a score: `text` stands at `start` up to `end` (UTF-16 units). `effect` is in points of the
 * score's scale: without the phrase the score would be about `value - effect`, and without all phrases that pull the
 * same way it would be the value less the sum of their effects.
 */
export type Contribution = { start: number; end: number; text: string; effect: number }

/**
 * One score. All but sentiment run from 0 to 100, sentiment from -100 to 100. Without a value every figure is null.
 * `reason` says in one sentence why there is no value, or why it is shown as tips.
 */
export type TextScore = {
  value: number | null
  /** Ends of the 80 % interval, on the scale of the value. */
  low: number | null
  high: number | null
  band: ScoreBand | null
  basis: ScoreBasis
  shownAs: ScoreShownAs
  /** The unrounded number that orders texts; its unit means nothing. */
  raw: number | null
  reason?: string
  /** What the score was learned on, for people to read; only where it was learned. */
  learnedOn?: string
  /**
   * Points that a sentence encoder finds in the text as a whole and in none of its phrases; only where one was heard.
   */
  whole?: number
  /** The text is too short for the word that the value stands for. */
  isTooShort?: true
  /** Phrases that read as digs: their kind words do not count. */
  digs?: { start: number; end: number; text: string }[]
  /** Strongest first, without overlap. */
  contributions: Contribution[]
}

export type TextScores = Record<ScoreName, TextScore>

/** A feeling that the words express: never a claim about what somebody feels. */
export type EmotionName = Exclude<Emotion, 'neutral'>

/**
 * `primary` null: no feeling stands out, or the text cannot be judged; `reason` tells which. `intensity` is 0 to 100.
 */
export type TextEmotion = {
  primary: EmotionName | null
  secondary: EmotionName | null
  intensity: number | null
  reason?: string
}

export type TextLanguage = {
  /** `en`, or `und` where it does not read as English. */
  code: 'en' | 'und'
  english: boolean
  /** Why the scores are null; only when `english` is false. */
  reason?: string
}

/** All that the engine says about one text. Offsets are UTF-16 units of the text as it was given. */
export type TextAnalysis = {
  engineVersion: string
  language: TextLanguage
  measures: Measures
  /** In the order of their places. */
  findings: Finding[]
  scores: TextScores
  emotion: TextEmotion
  /** Whether a sentence encoder was heard for the scores and the emotion, or the words alone. */
  isEncoded: boolean
  /** Code, quoted lines and signatures that were left out of all the rest. */
  setAside: SetAside[]
  /** One to four plain sentences made of the figures above. */
  summary: string
}
