import type { Message, Thread } from './types.ts'

/** The thread as one reads it: what leads to the last message that is shown. */
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

/** A message among the others that stand in its place; what failed is no version. */
export function versionsOf({ messages }: Pick<Thread, 'messages'>, message: Message): readonly Message[] {
  if (message.isUnsent) return [message]
  return messages.filter(
    ({ parentId, role, isUnsent }) => parentId === message.parentId && role === message.role && !isUnsent,
  )
}

/** The newest message that follows the given one, at whatever distance. */
export function newestAfter(messages: readonly Message[], id: string): string {
  const next = messages.findLast(({ parentId }) => parentId === id)
  return next ? newestAfter(messages, next.id) : id
}
