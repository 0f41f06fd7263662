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
      parentId: index === 0 ? null : String(index - 1),
      role: index % 2 ? 'user' : 'assistant',
      content,
      at: 0,
      ...more,
    }),
  )
  return { ...newThread('Work', 'Hello.'), messages, leafId: String(contents.length - 1) }
}

const bytesOf = (request: unknown) => new TextEncoder().encode(JSON.stringify(request)).length
const asking = { system: 'system', userId: null }
const saidIn = (request: ReturnType<typeof chatRequest>) =>
  request.messages.map(({ role, content }) => `${role}:${content}`)

test('CHAT-06 sends the system message, then earlier turns, then the new message once', () => {
  const request = chatRequest(threadOf(['Hello.', 'One', 'Two']), { ...asking, message: 'Three', userId: 7 })
  expect(saidIn(request)).toEqual(['system:system', 'assistant:Hello.', 'user:One', 'assistant:Two', 'user:Three'])
  expect(request).toMatchObject({ context: 'Work', userId: 7, conversationId: null })
})

test.each([
  ['many short turns', Array.from({ length: 3000 }, () => 'a')],
  ['turns that fill the body', Array.from({ length: 300 }, () => 'é'.repeat(10_000))],
  ['a turn that is itself too long', ['old', 'x'.repeat(MESSAGE_LENGTH + 1), 'new']],
  ['quotes and breaks that grow when written as JSON', Array.from({ length: 200 }, () => '"\n\\'.repeat(3000))],
])('the newest of %s fit the limits of the contract', (_what, contents) => {
  const request = chatRequest(threadOf(contents), { ...asking, message: 'm'.repeat(MESSAGE_LENGTH) })
  expect(ChatRequestSchema.safeParse(request).success).toBe(true)
  expect(request.messages.length).toBeLessThanOrEqual(MESSAGES_PER_REQUEST)
  expect(bytesOf(request)).toBeLessThanOrEqual(CHAT_BODY_BYTES)
  expect(request.messages.at(-2)?.content).toBe(contents.at(-1))
})

test('leaves failed messages out of the history', () => {
  const unsent = threadOf(['Hi', 'Sorry.'], { isUnsent: true })
  expect(chatRequest(unsent, { ...asking, message: 'Hi' }).messages).toHaveLength(2)
})

test('an edited message replaces the original and follows the same turns', () => {
  const thread = threadOf(['Hello.', 'One', 'Two', 'Three', 'Four'])
  const messages = thread.messages.map((message) => ({ ...message, turnId: `t${message.id}` }))
  const stored = { ...thread, messages, conversationId: 'c' }
  const changed = chatRequest(stored, { ...asking, message: 'Third', after: '2' })
  expect(saidIn(changed)).toEqual(['system:system', 'assistant:Hello.', 'user:One', 'assistant:Two', 'user:Third'])
  expect(changed.parentTurnId).toBe('t2')
  expect(chatRequest(stored, { ...asking, message: 'Onward' }).parentTurnId).toBe('t4')
  const again = chatRequest(stored, { ...asking, message: 'Three', after: '2', retryTurnId: 't3' })
  expect(again).toMatchObject({ retryTurnId: 't3' })
  expect(again.parentTurnId).toBeUndefined()
})

test('CHAT-06 sends what the person set in the newest answer, never a guess', () => {
  const chips = [{ kind: 'to' as const, state: 'guess' as const, id: 'boss', label: 'Your boss' }]
  const coaching = { chips, parts: [], suggestions: [], chosen: { tone: 'softer' as const, fields: { day: 'Monday' } } }
  const thread = threadOf(['Hello.', 'One', 'Two'], { turnId: 't', coaching })
  const [tone, asked] = [{ tone: 'firmer' } as const, { ...asking, message: 'Three' }]
  expect(chatRequest(thread, asked).chosen).toEqual({ tone: 'softer' })
  expect(chatRequest(thread, { ...asked, chosen: tone }).chosen).toEqual(tone)
  expect(chatRequest(threadOf(['Hello.', 'One', 'Two']), asked)).not.toHaveProperty('chosen')
})
