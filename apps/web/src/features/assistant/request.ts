import type { ChatMessage, ChatRequest } from '@understory/contract/assistant'
import { CHAT_BODY_BYTES, MESSAGE_LENGTH, MESSAGES_PER_REQUEST } from '@understory/contract/limits'
import type { Thread } from './types.ts'

const ENVELOPE_BYTES = 4096

/**
 * The request for a new message: the system message, as many of the newest turns as fit, the new message once.
 *
 * @param message trimmed, at most MESSAGE_LENGTH long
 */
export function chatRequest(thread: Thread, system: string, message: string, userId: number | null): ChatRequest {
  const last: ChatMessage = { role: 'user', content: message }
  const first: ChatMessage = { role: 'system', content: system }
  const earlier = newestThatFit(
    thread.messages.filter(({ isUnsent }) => !isUnsent).map(({ role, content }) => ({ role, content })),
    MESSAGES_PER_REQUEST - 2,
    CHAT_BODY_BYTES - ENVELOPE_BYTES - bytesOf(first) - bytesOf(last),
  )
  return { messages: [first, ...earlier, last], context: thread.context, userId, conversationId: thread.conversationId }
}

function newestThatFit(messages: readonly ChatMessage[], count: number, bytes: number): ChatMessage[] {
  const fitting: ChatMessage[] = []
  let left = bytes
  for (const message of messages.toReversed()) {
    left -= bytesOf(message)
    if (fitting.length === count || left < 0 || message.content.length > MESSAGE_LENGTH) break
    fitting.unshift(message)
  }
  return fitting
}

function bytesOf(message: ChatMessage): number {
  return new TextEncoder().encode(JSON.stringify(message)).length + 1
}
