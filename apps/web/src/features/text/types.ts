import type { Context } from '@understory/contract/contexts'
import type { TextReply } from '@understory/contract/text-analysis'
import type { TextEmotionWire, TextFinding, TextMetrics } from '@understory/contract/text-measures'
import type { TextScoresWire } from '@understory/contract/text-scores'

/** A stretch of the text, in UTF-16 units. */
export type Span = { start: number; end: number }

/** All that is known about one text, from the browser's own measuring or the server's. */
export type Reading = {
  context: Context
  metrics: TextMetrics
  scores: TextScoresWire
  findings: readonly TextFinding[]
  emotion: TextEmotionWire
  setAside: TextReply['setAside']
  language: TextReply['language']
  summary: string
  /** Whether the scores rest on whole sentences too: `later` while somebody writes, `unread` where the server could not. */
  sentences: 'read' | 'unread' | 'later'
  /** Where the text sounds as if somebody may be in danger. */
  help?: TextReply['help']
}

/** Whether spelling and grammar were checked for the text as it stands; null before anybody was asked. */
export type GrammarState = TextReply['grammar'] | null

/** A text that was to be analyzed while the server was out of reach. */
export type WaitingText = {
  text: string
  context: Context
  /** Whether the text was to be kept with its figures. */
  keep: boolean
  /** Names the write: sent twice, it is analyzed once. */
  key: string
  /** The forest in which it was to be analyzed. */
  mark: string
}

export type AnalysisFailure = { message: string; statusCode: number; retryable: boolean }

/** A text as it was at one moment, with what was measured then. */
export type Snapshot = { text: string; reading: Reading }

/** The scores that the page shows, in order. */
export const TONES = ['warmth', 'confidence', 'formality', 'clarity', 'politeness', 'sentiment'] as const
export type ToneName = (typeof TONES)[number]
