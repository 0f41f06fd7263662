import { ApiError } from '../../api/error.ts'
import type { AnalysisFailure } from './types.ts'

/** What a failed analysis means for the person; a reply that cannot be read is no fault of theirs, and may be tried again. */
export function failureOf(error: unknown, sentence: string): AnalysisFailure {
  if (error instanceof ApiError) {
    return { message: error.sentence ?? sentence, statusCode: error.status, retryable: error.retryable }
  }
  return { message: sentence, statusCode: 200, retryable: true }
}
