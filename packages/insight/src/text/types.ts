import type { TextReply } from '@understory/contract/text-analysis'
import type { TextEmotionWire, TextMetrics } from '@understory/contract/text-measures'
import type { TextScoresWire, TextScoreWire } from '@understory/contract/text-scores'
import type { Emotion } from '../score/groups.ts'
import type { Finding } from './findings/types.ts'

export type TextScores = TextScoresWire
export type ScoreName = keyof TextScores

/** Names of the scores, in the order in which people see them. */
export const SCORE_NAMES: readonly ScoreName[] = [
  'warmth',
  'confidence',
  'formality',
  'sentiment',
  'clarity',
  'politeness',
  'certainty',
]

export type TextScore = TextScoreWire

/** A score in words: five steps of equal width on its scale. */
export type ScoreBand = NonNullable<TextScore['band']>

/** A phrase that moved a score, in UTF-16 units and points. The effects of all phrases that pull one way add up. */
export type Contribution = TextScore['contributions'][number]

/** A feeling that the words express: never a claim about what somebody feels. */
type EmotionName = Exclude<Emotion, 'neutral'>

/** `primary` null: no feeling stands out, or the text cannot be judged; `reason` tells which. `intensity` is 0 to 100. */
export type TextEmotion = TextEmotionWire & { primary: EmotionName | null; secondary: EmotionName | null }

/** `und` where it does not read as English; then `reason` says why the scores are null. */
export type TextLanguage = TextReply['language']

/** All that the engine says about one text. Offsets are UTF-16 units of the text as it was given. */
export type TextAnalysis = Pick<TextReply, 'engineVersion' | 'language' | 'scores' | 'isEncoded' | 'setAside'> & {
  measures: TextMetrics
  /** In the order of their places. */
  findings: Finding[]
  emotion: TextEmotion
  /** One to four plain sentences made of the figures above. */
  summary: string
}
