import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createModelStore } from './model-store.ts'
import { fakeLanguageModel } from './test-prompt-api.ts'
import { tryModel } from './try-model.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Simulates a subscribed component. */
function shown() {
  const store = createModelStore()
  const seen: ReturnType<typeof store.read>[] = []
  const leave = store.subscribe(() => seen.push(store.read()))
  return { store, seen, leave }
}

test.each([
  ['available', 'ready'],
  ['downloadable', 'downloadable'],
  ['downloading', 'downloading'],
  ['unavailable', 'unavailable'],
  ['something new', 'unavailable'],
  [undefined, 'unsupported'],
])('a model that is %s is shown as %s', async (availability, state) => {
  if (availability) fakeLanguageModel({ availability: () => availability as 'available' })
  const { store } = shown()
  expect(store.read().state).toBe('checking')
  await vi.advanceTimersByTimeAsync(0)
  expect(store.read()).toEqual({ state, progress: null })
})

test('shares download progress with all listeners, then is ready with no session open', async () => {
  const model = fakeLanguageModel({ availability: 'downloadable', download: [0, 0.25, 1] })
  const { store, seen } = shown()
  await vi.advanceTimersByTimeAsync(0)
  await Promise.all([store.download(), store.download()])
  expect(seen).toEqual([
    { state: 'downloadable', progress: null },
    { state: 'downloading', progress: null },
    { state: 'downloading', progress: 0 },
    { state: 'downloading', progress: 0.25 },
    { state: 'downloading', progress: 1 },
    { state: 'ready', progress: null },
  ])
  expect(model.api.create).toHaveBeenCalledOnce()
  expect(model.sessions.every(({ isDestroyed }) => isDestroyed)).toBe(true)
})

test("a failed download says so until it's retried", async () => {
  const download = [0.5, new DOMException('Off', 'NetworkError')]
  const model = fakeLanguageModel({ availability: 'downloadable', download })
  const { store } = shown()
  await store.download()
  expect(store.read().state).toBe('failed')
  await store.look()
  expect(store.read().state).toBe('failed')
  model.become('available')
  await store.look()
  expect(store.read().state).toBe('ready')
})

test("polls for another tab's download until it's done or nobody watches", async () => {
  const model = fakeLanguageModel({ availability: 'downloading' })
  const { store, leave } = shown()
  await vi.advanceTimersByTimeAsync(4_000)
  model.become('available')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(store.read().state).toBe('ready')
  leave()
  const calls = model.api.availability.mock.calls.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(model.api.availability.mock.calls.length).toBe(calls)
})

test('asks the browser again after a reload during a download', async () => {
  const model = fakeLanguageModel({ availability: 'downloadable', download: [0.5] })
  await shown().store.download()
  model.become('downloadable')
  const { store } = shown()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.read()).toEqual({ state: 'downloadable', progress: null })
})

test('a test returns the answer and the time to its first word', async () => {
  const model = fakeLanguageModel({ answers: [['Hello ', 'to you, my friend.', 'a'.repeat(400)]] })
  const tried = await tryModel()
  expect(tried).toMatchObject({ milliseconds: expect.any(Number), answer: expect.stringMatching(/^Hello to you/) })
  expect('answer' in tried && tried.answer.length).toBe(200)
  expect(model.sessions[0]?.isDestroyed).toBe(true)
})

test('a test of a model that breaks gives its problem', async () => {
  fakeLanguageModel({ answers: [[new Error('gone')]] })
  expect(await tryModel()).toEqual({ problem: 'broke' })
})
