import { afterEach, expect, test, vi } from 'vitest'
import { isOffline, reportResponse } from './connection.ts'
import { loadModules } from './lazy-endpoints.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  reportResponse()
})

const missing = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
const silence = () => Promise.reject(new TypeError('offline'))

test.each([
  ['is silent', silence, true],
  ['answers', async () => new Response('{}'), false],
])('parts of a request that cannot be fetched are no answer; the server %s then', async (_, fetch, isSilent) => {
  vi.stubGlobal('fetch', fetch)
  await expect(loadModules(missing)).rejects.toMatchObject({ name: 'ApiError', status: 0, retryable: true })
  expect(isOffline()).toBe(isSilent)
})

test('fetches no module while offline, and does once back online', async () => {
  const load = vi.fn(async () => 'parts')
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', silence)
  await expect(loadModules(load)).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', async () => new Response('{}'))
  await expect(loadModules(load)).resolves.toBe('parts')
})
