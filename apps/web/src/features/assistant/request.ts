import type { ChatMessage, ChatReply, ChatRequest } from '@understory/contract/assistant'
import type { Chosen } from '@understory/contract/coaching'
import { CHAT_BODY_BYTES, MESSAGE_LENGTH, MESSAGES_PER_REQUEST } from '@understory/contract/limits'
import { type AskedHere, sendToChatbot } from '../../api/assistant.ts'
import { userId as storedUserId } from '../../storage/user-id.ts'
import { settingsForModel } from './coach/chosen.ts'
import { pathOf } from './thread-tree.ts'
import type { Message, PageTold, Thread } from './types.ts'

const ENVELOPE_BYTES = 4096

export type Asking = {
  /** Trimmed, at most MESSAGE_LENGTH characters. */
  message: string
  /** Parent message; default: the last one shown. */
  after?: string | null | undefined
  /** The stored message to answer again. */
  retryTurnId?: string | undefined
  /** Settings for the new answer. */
  chosen?: Chosen | undefined
  /** This browser's model answers. */
  writer?: 'browser' | undefined
  /** The page of a message that is answered again. */
  page?: PageTold | undefined
}

export type AskOptions = Parameters<typeof sendToChatbot>[1]

type ChatAsking = Asking & {
  /** System message, not shown. */
  system: string
  /** The talk that a new conversation belongs to. */
  talkId?: string | undefined
}

/** Sends a message within the conversation, or requests another answer. */
export function askChatbot(thread: Thread, asking: ChatAsking, options: AskOptions): Promise<ChatReply | AskedHere> {
  return sendToChatbot(chatRequest(thread, { ...asking, userId: storedUserId.read() }), options)
}

/** Builds the request: system message, the newest turns that fit, then the message. */
export function chatRequest(
  thread: Thread,
  { system, userId, talkId, ...asking }: ChatAsking & { userId: number | null },
): ChatRequest {
  const { message, after } = asking
  const last: ChatMessage = { role: 'user', content: message }
  const first: ChatMessage = { role: 'system', content: system }
  const earlier = historyBefore(thread, after)
  const fitting = newestThatFit(
    earlier.map(({ role, content }) => ({ role, content })),
    MESSAGES_PER_REQUEST - 2,
    CHAT_BODY_BYTES - ENVELOPE_BYTES - bytesOf(first) - bytesOf(last),
  )
  const { context, conversationId } = thread
  return {
    messages: [first, ...fitting, last],
    context,
    userId,
    conversationId,
    ...placeOf(thread, earlier, asking),
    ...(talkId && conversationId === null && { talkId }),
  }
}

/**
 * Position of a message in the stored conversation, its own if stored, else after the last stored answer; and who
 * answers, with what the person set.
 */
export function placeOf(
  { conversationId }: Thread,
  earlier: readonly Message[],
  { retryTurnId, chosen, writer }: Asking,
): Pick<ChatRequest, 'parentTurnId' | 'retryTurnId' | 'chosen' | 'writer'> {
  const answer = earlier.findLast(({ role, turnId }) => role === 'assistant' && turnId !== undefined)
  const told = chosen ?? settingsForModel(answer?.coaching)
  return {
    ...(retryTurnId && { retryTurnId }),
    ...(!retryTurnId && conversationId && { parentTurnId: answer?.turnId ?? null }),
    ...(told && { chosen: told }),
    ...(writer && { writer }),
  }
}

/** The thread as sent to the assistant, without failed messages. */
export function historyBefore(thread: Thread, after: string | null | undefined): readonly Message[] {
  const path = after === null ? [] : pathOf({ messages: thread.messages, leafId: after ?? thread.leafId })
  return path.filter(({ isUnsent }) => !isUnsent)
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
