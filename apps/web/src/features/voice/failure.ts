import { ApiError } from '../../api/error.ts'
import type { VoiceReading } from '../../api/voice-reading.ts'
import type { AnalysisFailure } from './types.ts'

type Sentences = {
  readonly unreachable: string
  readonly busy: string
  readonly service: string
  readonly malformed: string
  readonly refused: string
}

const FIRST_SERVER_STATUS = 500
const TOO_MANY = 429

/** Explains a failed analysis, with the server's message if any. 429, 5xx and malformed replies can be retried. */
export function failureOf(error: unknown, sentences: Sentences): AnalysisFailure {
  if (!(error instanceof ApiError)) return { message: sentences.malformed, statusCode: 200, retryable: true }
  const { status, sentence } = error
  const retryable = status === 0 || status === TOO_MANY || status >= FIRST_SERVER_STATUS
  return { message: sentence ?? sentenceFor(status, sentences), statusCode: status, retryable }
}

function sentenceFor(status: number, sentences: Sentences): string {
  if (status === 0) return sentences.unreachable
  if (status === TOO_MANY) return sentences.busy
  return status >= FIRST_SERVER_STATUS ? sentences.service : sentences.refused
}

/** Whether the service failed, which shows the placeholder. */
export function isServiceFailure({ statusCode }: AnalysisFailure): boolean {
  return statusCode >= FIRST_SERVER_STATUS
}

const NEUTRAL = 50

/** Neutral scores after a service failure, labeled as not measured and never stored. */
export function placeholderReading(summary: string, durationSeconds: number): VoiceReading {
  return {
    transcript: '',
    tone: { warmth: NEUTRAL, confidence: NEUTRAL, formality: NEUTRAL },
    clarity: { score: NEUTRAL },
    pace: { score: NEUTRAL },
    summary,
    duration: durationSeconds,
  }
}
