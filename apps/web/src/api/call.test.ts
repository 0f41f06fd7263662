import { listConversations } from '@understory/contract/conversations'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { ApiError, MalformedReplyError } from './error.ts'

afterEach(() => vi.unstubAllGlobals())

function answer(body: string, status: number, statusText = ''): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => new Response(status === 204 ? null : body, { status, statusText }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const failure = async () => call(listConversations).catch((error: unknown) => error)

test('NET-01 sends cookies, and turns an error status into an error with status and body', async () => {
  const fetch = answer('out of order', 500)
  const error = (await failure()) as ApiError
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include', method: 'GET' })
  expect(error).toBeInstanceOf(ApiError)
  expect(error.message).toBe('500: out of order')
})

test('NET-01 falls back to the status text without a body, also for a 401', async () => {
  answer('', 401, 'Unauthorized')
  expect(((await failure()) as ApiError).message).toBe('401: Unauthorized')
})

test('NET-04 an error carries its status, its message and whether to retry', async () => {
  answer(
    JSON.stringify({
      statusCode: 429,
      code: 'too-many-requests',
      message: 'Wait a moment.',
      retryable: true,
      requestId: 'r',
    }),
    429,
  )
  expect(await failure()).toMatchObject({
    status: 429,
    code: 'too-many-requests',
    sentence: 'Wait a moment.',
    retryable: true,
  })
})

test('no response is an error of status 0 that can be retried', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline')
  })
  expect(await failure()).toMatchObject({ status: 0, retryable: true, message: '0: No answer' })
})

test('rejects a reply of another shape as malformed', async () => {
  answer('[{"id": 5}]', 200)
  expect(await failure()).toBeInstanceOf(MalformedReplyError)
})
