import type { VoiceScoresWire } from '@understory/contract/voice-scores'
import type { ContextName } from '../text/contexts.ts'
import type { Frozen } from './types.ts'

/** Scores of a recording in the contract's schema, not rounded. */
export type VoiceScores = Frozen<VoiceScoresWire> & {
  /** Limitations first, then what moved the scores. */
  readonly reasons: readonly string[]
}

/** 0 to 100 with its 80 % interval, or null with a reason. */
export type VoiceScore = VoiceScores['clarity']
export type PaceScore = VoiceScores['pace']
export type Contribution = VoiceScore['contributions'][number]
/** Emotion from words, never from the voice. */
export type WordEmotion = VoiceScores['emotion']

export type WordScore = Pick<VoiceScore, 'value' | 'low' | 'high' | 'basis' | 'reason' | 'shownAs'>

/** Scores of the transcript. */
export type WordScores = {
  readonly warmth?: WordScore
  readonly formality?: WordScore
  readonly confidence?: WordScore
  readonly emotion?: WordEmotion
}

export type UsualComparison = NonNullable<VoiceScores['usual']>[number]
export type UsualMeasure = UsualComparison['measure']

/** Figures of an earlier recording. */
export type PastRecording = { readonly context: ContextName } & Readonly<Record<UsualMeasure, number | null>>

/** A missing score with its reason. */
export const noScore = (reason: string): VoiceScore => ({
  value: null,
  low: null,
  high: null,
  basis: 'null',
  certainty: 'none',
  contributions: [],
  reason,
})
