import { expect, test } from 'vitest'
import { ApiError, MalformedReplyError } from '../../api/error.ts'
import { voiceWords } from '../../lib/words/en/voice.ts'
import { failureOf, isServiceFailure } from './failure.ts'

function failed(status: number, sentence?: string) {
  const problem = sentence ? { code: 'internal', message: sentence, retryable: false } : undefined
  return failureOf(new ApiError(status, 'no', problem), voiceWords.failures)
}

test('NET-04 VOICE-08 an analysis error has a message, a status and whether to retry', () => {
  expect(failed(400)).toEqual({ message: voiceWords.failures.refused, statusCode: 400, retryable: false })
  expect([429, 500, 503, 0].map((status) => failed(status).retryable)).toEqual([true, true, true, true])
  // The server's message comes first.
  expect(failed(413, 'Too long.').message).toBe('Too long.')
})

test('VOICE-08 shows the placeholder only for 500 and above', () => {
  expect([0, 400, 429, 499, 500, 503].filter((status) => isServiceFailure(failed(status)))).toEqual([500, 503])
})

test('VOICE-12 a malformed reply is a separate failure that can be retried', () => {
  const failure = failureOf(new MalformedReplyError('POST /api/analyze/voice'), voiceWords.failures)
  expect(failure).toMatchObject({ message: voiceWords.failures.malformed, retryable: true })
})
