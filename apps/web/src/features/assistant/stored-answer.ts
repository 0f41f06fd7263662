import type { BrowserModelProblem } from '../../lib/browser-model/problem.ts'
import type { Action, Answered } from './state.ts'
import type { Message, Thread } from './types.ts'

/** Marks an answer as stored, even one that was stopped on the way. */
export function answerStored(thread: Thread, action: Omit<Answered, 'type'>): Thread {
  const { content, turnId, isInterrupted, language, coaching, by, hasDropped } = action
  // Reported once per conversation.
  const isNews = hasDropped && !thread.messages.some((message) => message.hasDropped)
  return changeWhere(thread, turnId, (message) => ({
    ...message,
    content,
    ...(isInterrupted && { isInterrupted }),
    ...(language && { language }),
    ...(coaching && { coaching }),
    ...(by && { by }),
    ...(isNews && { hasDropped: true }),
  }))
}

/** Leaves the message unanswered. Partial words stay on this page only. */
export function leave(thread: Thread, problem: BrowserModelProblem): Thread {
  const { coming } = thread
  if (!coming) return thread
  const hasWords = thread.messages.some(({ id }) => id === coming.id)
  const target = hasWords ? coming.id : coming.messageId
  const messages = thread.messages.map((message): Message => {
    if (message.id !== target) return message
    if (!hasWords) return { ...message, problem }
    const { turnId: _, ...rest } = message
    return { ...rest, problem, isInterrupted: true }
  })
  return {
    ...thread,
    messages,
    status: 'idle',
    coming: null,
    unanswered: null,
    conversationId: coming.conversationId ?? thread.conversationId,
  }
}

/** Removes the server id, without which nothing can follow it there. */
export function markUnstored(thread: Thread, { turnId, isInterrupted }: Extract<Action, { type: 'not-kept' }>): Thread {
  return changeWhere(thread, turnId, ({ turnId: _, isInterrupted: __, ...message }) => ({
    ...message,
    ...(isInterrupted && { isInterrupted }),
    problem: 'not-kept',
  }))
}

function changeWhere(thread: Thread, turnId: string, change: (message: Message) => Message): Thread {
  return {
    ...thread,
    messages: thread.messages.map((message) =>
      message.turnId === turnId && message.role === 'assistant' ? change(message) : message,
    ),
  }
}
