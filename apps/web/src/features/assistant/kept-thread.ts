import { contextOf } from '@understory/contract/contexts'
import type { ConversationThread } from '@understory/contract/conversations'
import { forestMark, markOfForest } from '../../storage/forest-mark.ts'
import type { OpenConversation } from '../../storage/open-conversation.ts'
import { newThread, reduceThread } from './state.ts'
import type { Message, Thread } from './types.ts'

/** Browsers keep some five megabytes for a site; a thread beyond this is not kept here but in the history alone. */
const KEPT_LENGTH = 1_000_000

export function keepThread(place: OpenConversation, thread: Thread): void {
  const text = JSON.stringify({ ...thread, mark: markOfForest() })
  place.thread.write(text.length <= KEPT_LENGTH ? text : '')
}

/**
 * The thread that this tab kept. What was under way when the page went is over: its message goes back into the box, unless it
 * is stored and was to be answered by this browser's model, which went with the page.
 */
export function keptThread(place: OpenConversation): Thread | undefined {
  const kept = parse(place.thread.read())
  if (!kept || isOfAnotherForest(place)) return undefined
  const { mark: _, ...thread } = kept
  if (thread.coming?.isHere) return reduceThread(thread, { type: 'left', problem: 'left' })
  const lost = thread.status === 'waiting' ? thread.unanswered?.content : undefined
  if (lost !== undefined && place.draft.read() === '') place.draft.write(lost)
  return reduceThread(thread, { type: 'stopped' })
}

/** Whether the thread that this tab kept was said in a forest that this browser does not show any more. */
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
    // The summary of a recording answers nothing: it stands after what was said before it.
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
