import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSession } from '../../lib/browser-model/kept-session.ts'
import { fakeLanguageModel } from '../../lib/browser-model/test-prompt-api.ts'
import { answerHere } from './answer-here.ts'

const ID = '00000000-0000-4000-8000-000000000000'
const names = { conversationId: ID, messageTurnId: ID, turnId: ID }
const turns = [{ role: 'user' as const, content: 'Hi' }]
const asked = { event: 'asked', instructions: 'You coach.', turns, help: null, chosen: { tone: 'softer' } } as const

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})

afterEach(() => {
  forgetSession()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Returns these statuses in order; repeats the last. */
function server(...statuses: number[]) {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') return new Response('{}', { status: 503 })
    bodies.push(JSON.parse(String(body)))
    const status = statuses[Math.min(bodies.length, statuses.length) - 1] ?? 200
    const { text } = JSON.parse(String(body))
    const reply = { response: text, trackedForAchievements: true, isInterrupted: false, ...names }
    const problem = { statusCode: status, code: 'not-found', message: 'Gone', retryable: status >= 500, requestId: 'r' }
    return new Response(JSON.stringify(status === 200 ? reply : problem), { status })
  })
  return bodies
}

async function ask(controller = new AbortController()) {
  const words: string[] = []
  const answering = answerHere(asked, {
    names,
    signal: controller.signal,
    onEvent: (event) => event.event === 'words' && words.push(event.text),
  }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  return { outcome: await answering, words }
}

test('shows words as they come, then saves the answer with its settings and writer', async () => {
  fakeLanguageModel()
  vi.stubGlobal('navigator', { userAgentData: { brands: [{ brand: 'Not A;Brand' }, { brand: 'Google Chrome' }] } })
  const bodies = server(200)
  const { outcome, words } = await ask()
  expect(words).toEqual(['Hello ', 'there.'])
  expect(outcome).toMatchObject({ response: 'Hello there.', hasDropped: false })
  const kept = { messageTurnId: ID, text: 'Hello there.', isInterrupted: false }
  expect(bodies).toEqual([{ ...kept, model: 'Gemini Nano', chosen: asked.chosen }])
})

test('retries saving when the server is busy, not when it refuses', async () => {
  fakeLanguageModel()
  const again = server(503, 503, 200)
  expect((await ask()).outcome).toMatchObject({ response: 'Hello there.' })
  expect(again).toHaveLength(3)
  const refused = server(404)
  expect((await ask()).outcome).toMatchObject({ name: 'NotKeptError', turnId: ID, isInterrupted: false })
  expect(refused).toHaveLength(1)
})

test('saves nothing without a single word', async () => {
  fakeLanguageModel({ answers: [[new Error('gone')]] })
  const bodies = server(200)
  expect((await ask()).outcome).toMatchObject({ problem: 'broke' })
  expect(bodies).toEqual([])
})

test('saves a stopped answer', async () => {
  fakeLanguageModel({ answers: [['Half', 'hang']] })
  const bodies = server(200)
  const controller = new AbortController()
  setTimeout(() => controller.abort(), 1_000)
  await ask(controller)
  expect(bodies).toMatchObject([{ text: 'Half', isInterrupted: true }])
})
