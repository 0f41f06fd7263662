import type { Context } from '@understory/contract/contexts'
import type { Message, Thread } from './types.ts'

/** The hidden system message and the greeting: the two that every conversation begins with. */
const INITIAL_MESSAGES = 2
const GREETING_ID = 'greeting'

export type Action =
  | { type: 'opened'; at: number }
  | { type: 'sent'; id: string; content: string; at: number; key: string }
  | { type: 'answered'; id: string; content: string; at: number; conversationId: string }
  /** `isGone`: the stored conversation is not there any more, so the next message begins another. */
  | { type: 'failed'; id: string; content: string; at: number; isGone?: boolean }
  | { type: 'context-changed'; context: Context; greeting: string; notice: string; id: string; at: number }

/** A thread that has not begun: the greeting alone. The system message is not shown and is put before it when sending. */
export function newThread(context: Context, greeting: string): Thread {
  return {
    context,
    messages: [{ id: GREETING_ID, role: 'assistant', content: greeting, at: null }],
    conversationId: null,
    status: 'idle',
    unanswered: null,
  }
}

/** What the thread becomes. Pure: ids and times come with the action. */
export function reduceThread(thread: Thread, action: Action): Thread {
  switch (action.type) {
    case 'opened':
      return { ...thread, messages: thread.messages.map((message) => ({ ...message, at: message.at ?? action.at })) }
    case 'sent':
      if (thread.status === 'sending') return thread
      return {
        ...say(thread, 'user', action),
        status: 'sending',
        unanswered: { content: action.content, context: thread.context, key: action.key },
      }
    case 'answered':
      return {
        ...say(thread, 'assistant', action),
        status: 'idle',
        unanswered: null,
        conversationId: action.conversationId,
      }
    case 'failed':
      return markUnsent({
        ...say(thread, 'assistant', action),
        status: 'idle',
        ...(action.isGone && { conversationId: null, unanswered: null }),
      })
    case 'context-changed':
      return changeContext(thread, action)
  }
}

type Said = { id: string; content: string; at: number }

function say(thread: Thread, role: Message['role'], { id, content, at }: Said): Thread {
  return { ...thread, messages: [...thread.messages, { id, role, content, at }] }
}

function markUnsent(thread: Thread): Thread {
  const failed = thread.messages.slice(-2).map((message): Message => ({ ...message, isUnsent: true }))
  return { ...thread, messages: [...thread.messages.slice(0, -2), ...failed] }
}

/** Once something was said the history stays and the change is announced; before that the greeting is that of the new context. */
function changeContext(thread: Thread, action: Extract<Action, { type: 'context-changed' }>): Thread {
  const { context, greeting, notice, id, at } = action
  if (context === thread.context) return thread
  const hasBegun = 1 + thread.messages.length > INITIAL_MESSAGES
  if (hasBegun) return { ...say(thread, 'assistant', { id, content: notice, at }), context }
  return { ...thread, context, messages: thread.messages.map((message) => ({ ...message, content: greeting })) }
}
