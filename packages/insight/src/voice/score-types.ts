import type { ScoreBasis, ScoreShownAs } from '../text/types.ts'
import type { VoiceContext } from './bands.ts'
import type { Certainty } from './types.ts'

/** What moved a score, and by how much. */
export type Contribution = { readonly feature: string; readonly delta: number; readonly says: string }

/** A score from 0 to 100 with its 80 % interval, or null with the reason in one sentence. Not rounded. */
export type VoiceScore = {
  readonly value: number | null
  readonly low: number | null
  readonly high: number | null
  readonly basis: ScoreBasis
  readonly certainty: Certainty
  readonly contributions: readonly Contribution[]
  readonly reason?: string
  readonly modelId?: string
  /** `tips`: it agrees with people too little for a figure; a word stands alone. As a score where not given. */
  readonly shownAs?: ScoreShownAs
}

/** The score of a pace, with its band and sentence. */
export type PaceScore = VoiceScore & {
  /** One or two sentences, no adjective without a figure behind it. */
  readonly assessment: string
  readonly band: { readonly low: number; readonly high: number }
  /** Noticeable steps of tempo outside the band: above 0 is too fast, below 0 too slow, 0 is inside. */
  readonly steps: number | null
}

/** A score of the words, as the text side gives it. */
export type WordScore = {
  readonly value: number | null
  readonly low: number | null
  readonly high: number | null
  readonly basis: ScoreBasis
  readonly reason?: string
  readonly shownAs?: ScoreShownAs
}

/** Emotion as the words express it. A voice never feeds it. */
export type WordEmotion = {
  readonly primary: string | null
  readonly secondary: string | null
  readonly intensity: number | null
  readonly reason?: string
}

/** What the text side makes of the transcript. */
export type WordScores = {
  readonly warmth?: WordScore
  readonly formality?: WordScore
  readonly confidence?: WordScore
  readonly emotion?: WordEmotion
}

/** The figures of one earlier recording that a later one is held against. */
export type PastRecording = {
  readonly context: VoiceContext
  readonly wordsPerMinute: number | null
  readonly pauseShare: number | null
  readonly pitchMedianHz: number | null
  readonly pitchSpreadSemitones: number | null
  readonly levelSpreadDb: number | null
}

/** The figures that have a usual. */
export type UsualMeasure = Exclude<keyof PastRecording, 'context'>

/** One figure against what is usual for this person in this context. */
export type UsualComparison = {
  readonly measure: UsualMeasure
  readonly now: number
  readonly usual: number
  readonly low: number
  readonly high: number
  readonly says: string
}

/** All scores of a recording. */
export type VoiceScores = {
  readonly pace: PaceScore
  readonly clarity: VoiceScore
  /** How fluent five experts would find this, fitted on read sentences. */
  readonly fluency: VoiceScore
  readonly tone: { readonly warmth: VoiceScore; readonly confidence: VoiceScore; readonly formality: VoiceScore }
  readonly emotion: WordEmotion
  /** Against the person's own recordings in this context; null with fewer than three. */
  readonly usual: readonly UsualComparison[] | null
  /** Plain sentences: what limits the figures, then what moved the scores. */
  readonly reasons: readonly string[]
}

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
