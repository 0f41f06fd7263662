import { ChatRequestSchema } from '@understory/contract/assistant'
import { CHAT_BODY_BYTES, MESSAGE_LENGTH, MESSAGES_PER_REQUEST } from '@understory/contract/limits'
import { expect, test } from 'vitest'
import { chatRequest } from './request.ts'
import { newThread } from './state.ts'
import type { Message, Thread } from './types.ts'

function threadOf(contents: string[], more: Partial<Message> = {}): Thread {
  const messages = contents.map(
    (content, index): Message => ({
      id: String(index),
      role: index % 2 ? 'user' : 'assistant',
      content,
      at: 0,
      ...more,
    }),
  )
  return { ...newThread('Work', 'Hello.'), messages }
}

const bytesOf = (request: unknown) => new TextEncoder().encode(JSON.stringify(request)).length

test('CHAT-06 the system message comes first, then prior turns, then the new message once', () => {
  const request = chatRequest(threadOf(['Hello.', 'One', 'Two']), 'system', 'Three', 7)
  expect(request.messages.map(({ role, content }) => `${role}:${content}`)).toEqual([
    'system:system',
    'assistant:Hello.',
    'user:One',
    'assistant:Two',
    'user:Three',
  ])
  expect(request).toMatchObject({ context: 'Work', userId: 7, conversationId: null })
})

test.each([
  ['many short turns', Array.from({ length: 3000 }, () => 'a')],
  ['turns that fill the body', Array.from({ length: 300 }, () => 'é'.repeat(10_000))],
  ['a turn that is itself too long', ['old', 'x'.repeat(MESSAGE_LENGTH + 1), 'new']],
  ['quotes and breaks that grow when written as JSON', Array.from({ length: 200 }, () => '"\n\\'.repeat(3000))],
])('the newest of %s fit the limits of the contract', (_what, contents) => {
  const request = chatRequest(threadOf(contents), 'system', 'm'.repeat(MESSAGE_LENGTH), null)
  expect(ChatRequestSchema.safeParse(request).success).toBe(true)
  expect(request.messages.length).toBeLessThanOrEqual(MESSAGES_PER_REQUEST)
  expect(bytesOf(request)).toBeLessThanOrEqual(CHAT_BODY_BYTES)
  expect(request.messages.at(-2)?.content).toBe(contents.at(-1))
})

test('what failed to be sent is not told as history', () => {
  expect(chatRequest(threadOf(['Hi', 'Sorry.'], { isUnsent: true }), 's', 'Hi', null).messages).toHaveLength(2)
})
