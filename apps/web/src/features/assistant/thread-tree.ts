import type { Message, Thread } from './types.ts'

/** The shown thread: the path from the root to the last shown message. */
export function pathOf({ messages, leafId }: Pick<Thread, 'messages' | 'leafId'>): readonly Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]))
  const path: Message[] = []
  let message = byId.get(leafId)
  while (message && path.length < messages.length) {
    path.unshift(message)
    message = message.parentId === null ? undefined : byId.get(message.parentId)
  }
  return path
}

/** The versions of a message; failed ones don't count. */
export function versionsOf({ messages }: Pick<Thread, 'messages'>, message: Message): readonly Message[] {
  if (message.isUnsent) return [message]
  return messages.filter(
    ({ parentId, role, isUnsent }) => parentId === message.parentId && role === message.role && !isUnsent,
  )
}

/** The newest descendant of a message. */
export function newestAfter(messages: readonly Message[], id: string): string {
  const next = messages.findLast(({ parentId }) => parentId === id)
  return next ? newestAfter(messages, next.id) : id
}

/** The thread with one message changed. */
export function changeMessage(thread: Thread, id: string, change: (message: Message) => Message): Thread {
  return { ...thread, messages: thread.messages.map((message) => (message.id === id ? change(message) : message)) }
}
