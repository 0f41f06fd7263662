import { expect, test } from 'vitest'
import { ApiError, MalformedReplyError } from '../../api/error.ts'
import { voiceWords } from '../../lib/words/en/voice.ts'
import { failureOf, isServiceFailure } from './failure.ts'

const failed = (status: number, sentence?: string) =>
  failureOf(
    new ApiError(status, 'no', sentence ? { code: 'internal', message: sentence, retryable: false } : undefined),
    voiceWords.failures,
  )

test('NET-04 VOICE-08 an analysis error carries message, status code and whether trying again may help', () => {
  expect(failed(400)).toEqual({ message: voiceWords.failures.refused, statusCode: 400, retryable: false })
  expect([429, 500, 503, 0].map((status) => failed(status).retryable)).toEqual([true, true, true, true])
})

test("VOICE-08 the server's own sentence is used where it gave one", () => {
  expect(failed(413, 'Too long.').message).toBe('Too long.')
})

test('VOICE-08 only 500 and above show the placeholder', () => {
  expect([0, 400, 429, 499, 500, 503].filter((status) => isServiceFailure(failed(status)))).toEqual([500, 503])
})

test('VOICE-12 a reply in another form is a failure of its own', () => {
  const failure = failureOf(new MalformedReplyError('POST /api/analyze/voice'), voiceWords.failures)
  expect(failure).toMatchObject({ message: voiceWords.failures.malformed, retryable: false })
})
