import { coach } from './coach.ts'
import type { Reply, Turn } from './types.ts'

/** A whole conversation: what the coach answers to each message in turn. */
export function talk(context: string, ...messages: string[]): Reply[] {
  const turns: Turn[] = []
  return messages.map((content) => {
    turns.push({ role: 'user', content })
    const reply = coach(turns, context)
    turns.push({ role: 'assistant', content: reply.text })
    return reply
  })
}

/** What the coach said last. */
export function lastOf(replies: readonly Reply[]): Reply {
  const reply = replies.at(-1)
  if (!reply) throw new Error('Nothing was said.')
  return reply
}
