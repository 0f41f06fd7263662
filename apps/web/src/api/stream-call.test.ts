import { chatbot } from '@understory/contract/assistant'
import { afterEach, expect, test, vi } from 'vitest'
import type { ApiError } from './error.ts'
import { callStreaming } from './stream-call.ts'

afterEach(() => vi.unstubAllGlobals())

const ID = '00000000-0000-4000-8000-000000000000'
const ids = { conversationId: ID, messageTurnId: ID, turnId: ID }
const reply = { response: 'Say it once.', trackedForAchievements: true, isInterrupted: false, ...ids }
const body = { messages: [{ role: 'user', content: 'Hi' }], context: 'Work' } as const

async function hear(pieces: string[], type = 'text/event-stream', status = 200) {
  const stream = new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
  vi.stubGlobal('fetch', async () => new Response(stream, { status, headers: { 'content-type': type } }))
  const heard: string[] = []
  const outcome = await callStreaming(chatbot, {
    body: { ...body, messages: [...body.messages] },
    onEvent: (event) => heard.push(event.event === 'words' ? event.text : event.event),
  }).catch((error: unknown) => error)
  return { heard, outcome }
}

const event = (data: { event: string; [more: string]: unknown }) =>
  `event: ${data.event}\ndata: ${JSON.stringify(data)}\n\n`

test('hears an answer word by word, wherever the stream is cut', async () => {
  const text = [
    event({ event: 'begun', ...ids }),
    ':\n\n',
    event({ event: 'words', text: 'Say ' }),
    event({ event: 'words', text: 'it.\n\nOnce – é' }),
    event({ event: 'done', reply }),
  ].join('')
  for (const size of [1, 7, 1000]) {
    const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
    expect(await hear(pieces)).toEqual({ heard: ['begun', 'Say ', 'it.\n\nOnce – é'], outcome: reply })
  }
})

test('accepts a whole answer from a proxy that buffers', async () => {
  expect((await hear([JSON.stringify(reply)], 'application/json')).outcome).toEqual(reply)
})

test('throws a problem before or after words, and when the stream ends without a result', async () => {
  const problem = { statusCode: 503, code: 'assistant-busy', message: 'It is busy.', retryable: true, requestId: 'r' }
  const early = (await hear([JSON.stringify(problem)], 'application/json', 503)).outcome as ApiError
  const late = (await hear([event({ event: 'words', text: 'Half' }), event({ event: 'problem', problem })])).outcome
  for (const error of [early, late]) {
    expect(error).toMatchObject({ status: 503, code: 'assistant-busy', sentence: 'It is busy.' })
  }
  expect((await hear([event({ event: 'words', text: 'Half' })])).outcome).toMatchObject({ status: 0 })
  expect((await hear(['data: {oh\n\n'])).outcome).toMatchObject({ name: 'MalformedReplyError' })
})

test("yields only the question when this browser's model is to answer", async () => {
  const asked = { event: 'asked', instructions: 'You coach.', turns: [{ role: 'user', content: 'Hi' }], help: null }
  const { heard, outcome } = await hear([event({ event: 'begun', ...ids }), event(asked)])
  expect(heard).toEqual(['begun'])
  expect(outcome).toEqual(asked)
})
