import type { Context } from '@understory/contract/contexts'
import type { TextReply } from '@understory/contract/text-analysis'
import type { TextEmotionWire, TextFinding, TextMetrics } from '@understory/contract/text-measures'
import type { TextScoresWire } from '@understory/contract/text-scores'
import type { textWords } from '../../lib/words/en/text.ts'
import type { Words } from '../../lib/words/use-words.ts'

export type TextWords = Words<typeof textWords>

/** UTF-16 units, end exclusive. */
export type Span = { start: number; end: number }

/** The analysis of a text, by the browser or the server. */
export type Reading = {
  context: Context
  metrics: TextMetrics
  scores: TextScoresWire
  findings: readonly TextFinding[]
  emotion: TextEmotionWire
  setAside: TextReply['setAside']
  language: TextReply['language']
  summary: string
  /** Whether scores include sentence models: `later` while typing, `unread` if the server couldn't. */
  sentences: 'read' | 'unread' | 'later'
  /** Set if the text suggests a crisis. */
  help?: TextReply['help']
}

/** State of the spelling and grammar check; null before the first. */
export type GrammarState = TextReply['grammar'] | null

/** A text to analyze once the server is back. */
export type WaitingText = {
  text: string
  context: Context
  /** Whether to store the text with its figures. */
  keep: boolean
  /** Idempotency key. */
  key: string
  /** Mark of the forest it belongs to. */
  mark: string
}

export type AnalysisFailure = { message: string; retryable: boolean }

/** A text with its analysis at one moment. */
export type Snapshot = { text: string; reading: Reading }

/** Scores in display order. */
export const TONES = ['warmth', 'confidence', 'formality', 'clarity', 'politeness', 'sentiment'] as const
export type ToneName = (typeof TONES)[number]
