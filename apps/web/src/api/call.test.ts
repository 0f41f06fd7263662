import { listConversations } from '@understory/contract/conversations'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { MalformedReplyError } from './error.ts'

afterEach(() => vi.unstubAllGlobals())

function answer(body: string, status: number, statusText = ''): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => new Response(status === 204 ? null : body, { status, statusText }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const failure = async () => call(listConversations).catch((error: unknown) => error)

test('NET-01 sends cookies, and an error has its status with the body, or the status text without one', async () => {
  const fetch = answer('out of order', 500)
  expect(await failure()).toMatchObject({ name: 'ApiError', message: '500: out of order' })
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include', method: 'GET' })
  answer('', 401, 'Unauthorized')
  expect(await failure()).toMatchObject({ message: '401: Unauthorized' })
})

test('NET-04 an error carries its status, its message and whether to retry', async () => {
  const told = { code: 'too-many-requests', retryable: true }
  answer(JSON.stringify({ ...told, statusCode: 429, message: 'Wait a moment.', requestId: 'r' }), 429)
  expect(await failure()).toMatchObject({ ...told, status: 429, sentence: 'Wait a moment.' })
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
