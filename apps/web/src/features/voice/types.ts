import type { Context } from '@understory/contract/contexts'
import type { VoiceScores } from '@understory/insight/voice/score-types'
import type { VoiceMeasures } from '@understory/insight/voice/types'
import type { VoiceReading } from '../../api/voice-reading.ts'
import type { Take } from '../../recorder/types.ts'

export type AnalysisOptions = {
  readonly context: Context
  /** Lowers the pace range for second-language listeners. */
  readonly isSecondLanguageAudience: boolean
}

/** This browser's own measures and scores. */
export type Measured = { readonly measures: VoiceMeasures; readonly scores: VoiceScores }

/** `statusCode` is 0 if there was no response. */
export type AnalysisFailure = { readonly message: string; readonly statusCode: number; readonly retryable: boolean }

export type VoiceResult = {
  readonly take: Take
  readonly context: Context
  readonly prompt: string | null
  readonly reading: VoiceReading
  /** Null if this browser can't measure or hasn't yet. */
  readonly measured: Measured | null
  /** The service failed: scores are placeholders, labeled and never stored. */
  readonly isPlaceholder: boolean
}
