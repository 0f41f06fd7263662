import type { BrowserModelProblem } from '../../lib/browser-model/problem.ts'
import type { Action, Answered } from './state.ts'
import { changeMessage } from './thread-tree.ts'
import type { Message, Thread } from './types.ts'

/** Marks an answer as stored, even one that was stopped on the way. */
export function answerStored(thread: Thread, action: Answered): Thread {
  const { content, turnId, isInterrupted, language, coaching, by, hasDropped } = action
  // Reported once per conversation.
  const isNews = hasDropped && !thread.messages.some((message) => message.hasDropped)
  return changeAnswer(thread, turnId, (message) => ({
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
  const changed = hasWords
    ? changeMessage(thread, coming.id, ({ turnId: _, ...words }) => ({ ...words, problem, isInterrupted: true }))
    : changeMessage(thread, coming.messageId, (message) => ({ ...message, problem }))
  return {
    ...changed,
    status: 'idle',
    coming: null,
    unanswered: null,
    conversationId: coming.conversationId ?? thread.conversationId,
  }
}

/** Removes the server id, without which nothing can follow it there. */
export function markUnstored(thread: Thread, { turnId, isInterrupted }: Extract<Action, { type: 'not-kept' }>): Thread {
  return changeAnswer(thread, turnId, ({ turnId: _, isInterrupted: __, ...message }) => ({
    ...message,
    ...(isInterrupted && { isInterrupted }),
    problem: 'not-kept',
  }))
}

function changeAnswer(thread: Thread, id: string, change: (message: Message) => Message): Thread {
  const isIt = ({ turnId, role }: Message) => turnId === id && role === 'assistant'
  return { ...thread, messages: thread.messages.map((message) => (isIt(message) ? change(message) : message)) }
}
