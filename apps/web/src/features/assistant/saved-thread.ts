import { contextOf } from '@understory/contract/contexts'
import type { ConversationThread } from '@understory/contract/conversations'
import { forestMark, markOfForest } from '../../storage/forest-mark.ts'
import type { OpenConversation } from '../../storage/open-conversation.ts'
import { newThread, reduceThread } from './state.ts'
import type { Message, Thread } from './types.ts'

/** Characters. Browsers store about 5 MB per site; longer threads are only in the history. */
const KEPT_LENGTH = 1_000_000

export function saveThread(place: OpenConversation, thread: Thread): void {
  const text = JSON.stringify({ ...thread, mark: markOfForest() })
  place.thread.write(text.length <= KEPT_LENGTH ? text : '')
}

/**
 * The tab's saved thread. A message in progress goes back into the box, unless it is stored and this browser's model
 * was answering it.
 */
export function savedThread(place: OpenConversation): Thread | undefined {
  const kept = parse(place.thread.read())
  if (!kept || isOfAnotherForest(place)) return undefined
  const { mark: _, ...thread } = kept
  if (thread.coming?.isHere) return reduceThread(thread, { type: 'left', problem: 'left' })
  const lost = thread.status === 'waiting' ? thread.unanswered?.content : undefined
  if (lost !== undefined && place.draft.read() === '') place.draft.write(lost)
  return reduceThread(thread, { type: 'stopped' })
}

/** Whether the saved thread belongs to a forest this browser no longer shows. */
export function isOfAnotherForest({ thread }: OpenConversation): boolean {
  const mark = parse(thread.read())?.mark
  return mark !== undefined && mark !== forestMark.read()
}

type Kept = Thread & { mark?: string }

function parse(text: string): Kept | undefined {
  try {
    const thread: Partial<Kept> | null = JSON.parse(text)
    const isThread = Array.isArray(thread?.messages) && thread.messages.length > 0 && typeof thread.leafId === 'string'
    return isThread ? (thread as Kept) : undefined
  } catch {
    return undefined
  }
}

/** A stored conversation as a thread, opened at its newest message. */
export function threadOf({ id, context, turns }: ConversationThread, greeting: string): Thread {
  const start = newThread(contextOf(context), greeting)
  const root = start.leafId
  const messages = turns.map((turn, index): Message => {
    // A recording's summary isn't an answer; it follows the previous turn.
    const before = turn.role === 'assistant' ? turns[index - 1]?.id : undefined
    return {
      id: turn.id,
      turnId: turn.id,
      parentId: turn.parentId ?? before ?? root,
      role: turn.role,
      content: turn.content,
      at: Date.parse(turn.createdAt),
      ...(turn.isInterrupted && { isInterrupted: true }),
      ...(turn.language && { language: turn.language }),
      ...(turn.coaching && { coaching: turn.coaching }),
      ...(turn.by && { by: turn.by }),
    }
  })
  return {
    ...start,
    messages: [...start.messages, ...messages],
    leafId: messages.at(-1)?.id ?? root,
    conversationId: id,
  }
}
