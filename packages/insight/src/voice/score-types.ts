import type { VoiceScoresWire } from '@understory/contract/voice-scores'
import type { VoiceContext } from './bands.ts'
import type { Frozen } from './types.ts'

/** All scores of a recording, in the shape in which the contract sends them. Not rounded. */
export type VoiceScores = Frozen<VoiceScoresWire> & {
  /** Plain sentences: what limits the figures, then what moved the scores. */
  readonly reasons: readonly string[]
}

/** A score from 0 to 100 with its 80 % interval, or null with the reason in one sentence. */
export type VoiceScore = VoiceScores['clarity']
export type PaceScore = VoiceScores['pace']
/** What moved a score, and by how much. */
export type Contribution = VoiceScore['contributions'][number]
/** Emotion as the words express it. A voice never feeds it. */
export type WordEmotion = VoiceScores['emotion']

/** A score of the words, as the text side gives it. */
export type WordScore = Pick<VoiceScore, 'value' | 'low' | 'high' | 'basis' | 'reason' | 'shownAs'>

/** What the text side makes of the transcript. */
export type WordScores = {
  readonly warmth?: WordScore
  readonly formality?: WordScore
  readonly confidence?: WordScore
  readonly emotion?: WordEmotion
}

/** One figure against what is usual for this person in this context. */
export type UsualComparison = NonNullable<VoiceScores['usual']>[number]
export type UsualMeasure = UsualComparison['measure']

/** The figures of one earlier recording that a later one is compared with. */
export type PastRecording = { readonly context: VoiceContext } & Readonly<Record<UsualMeasure, number | null>>

/** No score, and why. */
export const noScore = (reason: string): VoiceScore => ({
  value: null,
  low: null,
  high: null,
  basis: 'null',
  certainty: 'none',
  contributions: [],
  reason,
})
