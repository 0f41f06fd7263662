import type { Context } from '@understory/contract/contexts'
import type { VoiceScores } from '@understory/insight/voice/score-types'
import type { VoiceMeasures } from '@understory/insight/voice/types'
import type { VoiceReading } from '../../api/voice-reading.ts'
import type { Take } from '../../recorder/types.ts'

/** What a recording is read for. */
export type AnalysisOptions = {
  readonly context: Context
  /** Listeners hear a second language: the range of the pace moves down. */
  readonly isSecondLanguageAudience: boolean
}

export const PLAIN_OPTIONS: AnalysisOptions = {
  context: 'Personal',
  isSecondLanguageAudience: false,
}

/** What this browser measured in a recording by itself. */
export type Measured = { readonly measures: VoiceMeasures; readonly scores: VoiceScores }

/** A failed analysis. `statusCode` is 0 when nothing came back. */
export type AnalysisFailure = { readonly message: string; readonly statusCode: number; readonly retryable: boolean }

/** One analyzed recording. */
export type VoiceResult = {
  readonly take: Take
  readonly context: Context
  readonly prompt: string | null
  readonly reading: VoiceReading
  /** Null where this browser could not measure, or has not yet. */
  readonly measured: Measured | null
  /** The service did not measure: every score is a placeholder, shown as one and kept nowhere. */
  readonly isPlaceholder: boolean
}
