import type { ChatReply } from '@understory/contract/assistant'
import { type Coaching, withoutOffers } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import type { LanguageCode } from '@understory/contract/languages'
import type { BrowserModelProblem } from '../../lib/browser-model/problem.ts'
import { type Fields, withFields } from './coach/fields.ts'
import { answerStored, leave, markUnstored } from './stored-answer.ts'
import { changeMessage, newestAfter, pathOf } from './thread-tree.ts'
import type { Message, PageTold, Thread } from './types.ts'

const GREETING_ID = 'greeting'

export type Action =
  | { type: 'opened'; at: number }
  /** `after`: parent message, if not the last one shown. */
  | {
      type: 'sent'
      id: string
      answerId: string
      content: string
      at: number
      key: string
      after?: string | null | undefined
      writer?: 'browser' | undefined
      page?: PageTold | undefined
    }
  /** Another answer was requested. */
  | { type: 'retried'; id: string; answerId: string }
  | { type: 'begun'; conversationId: string; messageTurnId: string; turnId: string }
  /** The message is stored, and this browser's model is to answer it. */
  | { type: 'asked' }
  | { type: 'words'; text: string; at: number }
  /** `stored`: it was stopped meanwhile. */
  | ({ type: 'answered' | 'stored' } & Answered)
  /** This browser's model gave no answer. */
  | { type: 'left'; problem: BrowserModelProblem }
  /** The server didn't store an answer. */
  | { type: 'not-kept'; turnId: string; isInterrupted: boolean }
  /** `isGone`: the stored conversation no longer exists, so the next message starts another. */
  | { type: 'stopped'; isGone?: boolean }
  /** `waits`: the forest's mark if the message waits for the server to come back. */
  | { type: 'failed'; id: string; content: string; at: number; isGone?: boolean; reason?: string; waits?: string }
  | { type: 'context-changed'; context: Context; greeting: string; notice: string; id: string; at: number }
  | { type: 'version-chosen'; id: string }
  | { type: 'exchange-deleted'; id: string }
  /** Typed fields, not yet saved. */
  | { type: 'fields-typed'; id: string; fields: Fields }
  /** A reply that the server redrew. */
  | { type: 'drawn'; id: string; content: string; coaching: Coaching; language?: LanguageCode | undefined }
  | { type: 'replaced'; thread: Thread }

export type Answered = { content: string; at: number; hasDropped?: boolean | undefined } & Pick<
  ChatReply,
  'conversationId' | 'turnId' | 'isInterrupted' | 'language' | 'coaching' | 'by'
>

/** A new thread with only the greeting. The system message is added when sending. */
export function newThread(context: Context, greeting: string): Thread {
  return {
    context,
    messages: [{ id: GREETING_ID, parentId: null, role: 'assistant', content: greeting, at: null }],
    leafId: GREETING_ID,
    conversationId: null,
    status: 'idle',
    coming: null,
    unanswered: null,
  }
}

/** Whether anything was said after the greeting. */
export function hasBegun({ messages }: Thread): boolean {
  return messages.length > 1
}

/** Pure reducer; ids and times come with the action. */
export function reduceThread(thread: Thread, action: Action): Thread {
  switch (action.type) {
    case 'opened':
      return { ...thread, messages: thread.messages.map((message) => ({ ...message, at: message.at ?? action.at })) }
    case 'sent':
      return thread.status === 'idle' ? send(thread, action) : thread
    case 'retried':
      if (thread.status !== 'idle') return thread
      return {
        ...withoutFailed(thread, ({ id }) => id === action.id),
        leafId: action.id,
        status: 'waiting',
        coming: { id: action.answerId, messageId: action.id },
        unanswered: null,
      }
    case 'begun':
      return begin(thread, action)
    case 'asked':
      return thread.coming ? { ...thread, coming: { ...thread.coming, isHere: true } } : thread
    case 'words':
      return hear(thread, action)
    case 'answered':
      return answer(thread, action)
    case 'stored':
      return answerStored(thread, action)
    case 'left':
      return leave(thread, action.problem)
    case 'not-kept':
      return markUnstored(thread, action)
    case 'stopped':
      return { ...stop(thread), ...(action.isGone && { conversationId: null, unanswered: null }) }
    case 'failed':
      return fail(thread, action)
    case 'context-changed':
      return changeContext(thread, action)
    case 'version-chosen':
      return thread.status === 'idle' ? { ...thread, leafId: newestAfter(thread.messages, action.id) } : thread
    case 'exchange-deleted':
      return thread.status === 'idle' ? withoutExchange(thread, action.id) : thread
    case 'fields-typed':
      return typeFields(thread, action)
    case 'drawn':
      return draw(thread, action)
    case 'replaced':
      return thread.status === 'idle' ? action.thread : thread
  }
}

type Of<T extends Action['type']> = Extract<Action, { type: T }>

function append(thread: Thread, message: Message): Thread {
  return { ...thread, messages: [...thread.messages, message], leafId: message.id }
}

function change(thread: Thread, id: string, more: Partial<Message>): Thread {
  return changeMessage(thread, id, (message) => ({ ...message, ...more }))
}

/** Removes messages; what followed them moves up to their parents. */
function without(thread: Thread, isGone: (message: Message) => boolean): Thread {
  const gone = new Map(thread.messages.filter(isGone).map(({ id, parentId }) => [id, parentId]))
  const stays = (id: string | null): string | null => (id !== null && gone.has(id) ? stays(gone.get(id) ?? null) : id)
  const messages = thread.messages
    .filter(({ id }) => !gone.has(id))
    .map((message) => ({ ...message, parentId: stays(message.parentId) }))
  const leaf = pathOf(thread).findLast(({ id }) => !gone.has(id))
  return { ...thread, messages, leafId: newestAfter(messages, leaf?.id ?? GREETING_ID) }
}

/** Removes the failed message that is being resent; other failures stay. */
function withoutFailed(thread: Thread, isAgain: (message: Message) => boolean): Thread {
  const again = new Set(thread.messages.filter(isAgain).map(({ id }) => id))
  return without(
    thread,
    ({ id, parentId, role, isUnsent }) => isUnsent === true && again.has(role === 'user' ? id : (parentId ?? '')),
  )
}

function send(before: Thread, { id, answerId, content, at, key, after, writer, page }: Of<'sent'>): Thread {
  // A stored message that failed again keeps its other answers, and the thread continues from them.
  const isAgain = (message: Message) => message.role === 'user' && (message.content === content || !message.isUnsent)
  const thread = withoutFailed(before, isAgain)
  const parentId = after === undefined ? endOf(thread) : after
  return {
    ...append(thread, { id, parentId, role: 'user', content, at, ...(page && { page }) }),
    status: 'waiting',
    coming: { id: answerId, messageId: id },
    unanswered: { content, context: thread.context, key, ...(writer && { writer }) },
  }
}

/** Parent of the next message. The server needs an answer there, so unanswered messages are skipped. */
function endOf({ messages, leafId }: Thread): string | null {
  const leaf = messages.find(({ id }) => id === leafId)
  return leaf?.role === 'user' ? leaf.parentId : leafId
}

function begin(thread: Thread, { conversationId, messageTurnId, turnId }: Of<'begun'>): Thread {
  const { coming } = thread
  if (!coming) return thread
  return {
    ...change(thread, coming.messageId, { turnId: messageTurnId }),
    coming: { ...coming, turnId, conversationId },
  }
}

function hear(thread: Thread, { text, at }: Of<'words'>): Thread {
  const { coming } = thread
  if (!coming) return thread
  const soFar = thread.messages.find(({ id }) => id === coming.id)
  if (soFar) return change(thread, coming.id, { content: soFar.content + text })
  const message: Message = { id: coming.id, parentId: coming.messageId, role: 'assistant', content: text, at }
  return { ...append(thread, coming.turnId ? { ...message, turnId: coming.turnId } : message), status: 'streaming' }
}

function answer(before: Thread, action: Answered): Thread {
  const { at, conversationId } = action
  const thread = hear(before, { type: 'words', text: '', at })
  if (!thread.coming) return before
  return {
    ...answerStored(change(thread, thread.coming.id, { turnId: action.turnId }), action),
    status: 'idle',
    coming: null,
    unanswered: null,
    conversationId,
  }
}

/** Stops: partial words stay; without any, the message is taken back. */
function stop(thread: Thread): Thread {
  const { coming, status } = thread
  if (!coming) return thread
  const idle = { ...thread, status: 'idle', coming: null } as const
  if (status === 'streaming') {
    return {
      ...change(idle, coming.id, { isInterrupted: true }),
      unanswered: null,
      conversationId: coming.conversationId ?? thread.conversationId,
    }
  }
  // An already answered message stays with its answers.
  if (thread.unanswered === null) return { ...idle, leafId: newestAfter(thread.messages, coming.messageId) }
  return withoutFailed(change(idle, coming.messageId, { isUnsent: true }), ({ id }) => id === coming.messageId)
}

function fail(thread: Thread, { id, content, at, isGone, reason, waits }: Of<'failed'>): Thread {
  const { coming, status } = thread
  if (!coming) return thread
  if (status === 'streaming') return stop(thread)
  const isNew = thread.unanswered !== null
  const told: Message = { id, parentId: coming.messageId, role: 'assistant', content, at, isUnsent: true }
  return {
    ...append(isNew ? change(thread, coming.messageId, { isUnsent: true }) : thread, {
      ...told,
      ...(reason && { reason }),
    }),
    status: 'idle',
    coming: null,
    ...(waits && thread.unanswered && { unanswered: { ...thread.unanswered, waits } }),
    ...(isGone && { conversationId: null, unanswered: null }),
  }
}

/** Announces the change once the conversation has begun; before that, replaces the greeting. */
function changeContext(thread: Thread, action: Of<'context-changed'>): Thread {
  const { context, greeting, notice, id, at } = action
  if (context === thread.context || thread.status !== 'idle') return thread
  if (hasBegun(thread)) {
    return { ...append(thread, { id, parentId: thread.leafId, role: 'assistant', content: notice, at }), context }
  }
  return { ...thread, context, messages: thread.messages.map((message) => ({ ...message, content: greeting })) }
}

/** Removes a message and its answers. */
function withoutExchange(thread: Thread, id: string): Thread {
  if (thread.messages.find((each) => each.id === id)?.role !== 'user') return thread
  const isGone = (each: Message) => each.id === id || each.parentId === id
  const after = new Set([id])
  // Messages stand oldest first, so parents come before what follows them.
  const forgetting = thread.messages.map((each) => {
    if (each.parentId === null || !after.has(each.parentId)) return each
    after.add(each.id)
    if (!each.coaching) return each
    const { fields: _, ...chosen } = each.coaching.chosen
    return { ...each, coaching: { ...withoutOffers(each.coaching), chosen } }
  })
  const left = without({ ...thread, messages: forgetting }, isGone)
  const hasTurns = left.messages.some(({ turnId }) => turnId !== undefined)
  return { ...left, conversationId: hasTurns ? thread.conversationId : null }
}

function typeFields(thread: Thread, { id, fields }: Of<'fields-typed'>): Thread {
  const coaching = thread.messages.find((each) => each.id === id)?.coaching
  return coaching ? change(thread, id, { coaching: withFields(coaching, fields), hasUnsavedFields: true }) : thread
}

function draw(thread: Thread, { id, content, coaching, language }: Of<'drawn'>): Thread {
  return changeMessage(thread, id, ({ hasUnsavedFields: _, ...message }) => ({
    ...message,
    content,
    coaching,
    ...(language && { language }),
  }))
}
