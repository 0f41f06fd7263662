import type { ChatMessage, ChatRequest } from '@understory/contract/assistant'
import type { Chosen } from '@understory/contract/coaching'
import { CHAT_BODY_BYTES, MESSAGE_LENGTH, MESSAGES_PER_REQUEST } from '@understory/contract/limits'
import { settingsForModel } from './coach/chosen.ts'
import { pathOf } from './thread-tree.ts'
import type { Message, Thread } from './types.ts'

const ENVELOPE_BYTES = 4096

type Asking = {
  /** Trimmed, at most MESSAGE_LENGTH characters. */
  message: string
  /** System message, not shown. */
  system: string
  userId: number | null
  /** Parent message; default: the last one shown. */
  after?: string | null | undefined
  /** The stored message to answer again. */
  retryTurnId?: string | undefined
  /** Settings for the new answer. */
  chosen?: Chosen | undefined
  /** The talk that a new conversation belongs to. */
  talkId?: string | undefined
  /** This browser's model answers. */
  writer?: 'browser' | undefined
}

/** Builds the request: system message, the newest turns that fit, then the message. */
export function chatRequest(
  thread: Thread,
  { message, system, userId, after, retryTurnId, chosen, talkId, writer }: Asking,
): ChatRequest {
  const last: ChatMessage = { role: 'user', content: message }
  const first: ChatMessage = { role: 'system', content: system }
  const earlier = historyBefore(thread, after)
  const fitting = newestThatFit(
    earlier.map(({ role, content }) => ({ role, content })),
    MESSAGES_PER_REQUEST - 2,
    CHAT_BODY_BYTES - ENVELOPE_BYTES - bytesOf(first) - bytesOf(last),
  )
  const { conversationId } = thread
  const told = chosen ?? latestSettings(earlier)
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

/** Position of a message in the stored conversation: its own if stored, else after the last stored answer. */
export function placeOf(
  { conversationId }: Thread,
  earlier: readonly Message[],
  retryTurnId: string | undefined,
): Pick<ChatRequest, 'parentTurnId' | 'retryTurnId'> {
  if (retryTurnId) return { retryTurnId }
  return conversationId ? { parentTurnId: answerBefore(earlier) } : {}
}

/** The thread as sent to the assistant, without failed messages. */
export function historyBefore(thread: Thread, after: string | null | undefined): readonly Message[] {
  const path = after === null ? [] : pathOf({ messages: thread.messages, leafId: after ?? thread.leafId })
  return path.filter(({ isUnsent }) => !isUnsent)
}

/** Settings from the newest answer. */
export function latestSettings(messages: readonly Message[]): Chosen | undefined {
  return settingsForModel(
    messages.findLast(({ role, turnId }) => role === 'assistant' && turnId !== undefined)?.coaching,
  )
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
