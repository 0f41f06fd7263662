import type { ChatMessage, ChatRequest } from '@understory/contract/assistant'
import type { Chosen } from '@understory/contract/coaching'
import { CHAT_BODY_BYTES, MESSAGE_LENGTH, MESSAGES_PER_REQUEST } from '@understory/contract/limits'
import { toldToModel } from './coach/chosen.ts'
import { pathOf } from './thread-tree.ts'
import type { Message, Thread } from './types.ts'

const ENVELOPE_BYTES = 4096

type Asking = {
  /** Trimmed, at most MESSAGE_LENGTH long. */
  message: string
  /** The hidden system message. */
  system: string
  userId: number | null
  /** What the message follows; the last that is shown where nothing else is said. */
  after?: string | null | undefined
  /** The stored message that is answered once more. */
  retryTurnId?: string | undefined
  /** What the person set in the answer that is given once more. */
  chosen?: Chosen | undefined
  /** The talk that a conversation begins for. */
  talkId?: string | undefined
  /** This browser's model answers. */
  writer?: 'browser' | undefined
}

/** The request for a message: the system message, as many of the newest turns as fit, the message once. */
export function chatRequest(
  thread: Thread,
  { message, system, userId, after, retryTurnId, chosen, talkId, writer }: Asking,
): ChatRequest {
  const last: ChatMessage = { role: 'user', content: message }
  const first: ChatMessage = { role: 'system', content: system }
  const earlier = toldBefore(thread, after)
  const fitting = newestThatFit(
    earlier.map(({ role, content }) => ({ role, content })),
    MESSAGES_PER_REQUEST - 2,
    CHAT_BODY_BYTES - ENVELOPE_BYTES - bytesOf(first) - bytesOf(last),
  )
  const { conversationId } = thread
  const told = chosen ?? chosenBefore(earlier)
  return {
    messages: [first, ...fitting, last],
    context: thread.context,
    userId,
    conversationId,
    ...placeOf(thread, earlier, retryTurnId),
    ...(told && { chosen: told }),
    ...(talkId && conversationId === null && { talkId }),
    ...(writer && { writer }),
  }
}

/** Where a message stands in the stored conversation: after the last answer of what was said before, or where it is stored. */
export function placeOf(
  { conversationId }: Thread,
  earlier: readonly Message[],
  retryTurnId: string | undefined,
): Pick<ChatRequest, 'parentTurnId' | 'retryTurnId'> {
  if (retryTurnId) return { retryTurnId }
  return conversationId ? { parentTurnId: answerBefore(earlier) } : {}
}

/** What the assistant is told of the thread, as one reads it; what failed to be sent is not part of it. */
export function toldBefore(thread: Thread, after: string | null | undefined): readonly Message[] {
  const path = after === null ? [] : pathOf({ messages: thread.messages, leafId: after ?? thread.leafId })
  return path.filter(({ isUnsent }) => !isUnsent)
}

/** What the person set in the newest answer. */
export function chosenBefore(messages: readonly Message[]): Chosen | undefined {
  return toldToModel(messages.findLast(({ role, turnId }) => role === 'assistant' && turnId !== undefined)?.coaching)
}

function answerBefore(messages: readonly Message[]): string | null {
  return messages.findLast(({ role, turnId }) => role === 'assistant' && turnId !== undefined)?.turnId ?? null
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
