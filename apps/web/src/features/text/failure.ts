import { ApiError } from '../../api/error.ts'
import type { AnalysisFailure } from './types.ts'

/** Explains a failed analysis; malformed replies can be retried. */
export function failureOf(error: unknown, sentence: string): AnalysisFailure {
  if (error instanceof ApiError) {
    return { message: error.sentence ?? sentence, statusCode: error.status, retryable: error.retryable }
  }
  return { message: sentence, statusCode: 200, retryable: true }
}
