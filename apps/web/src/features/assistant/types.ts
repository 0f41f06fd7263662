import type { Context } from '@understory/contract/contexts'

/** One message of the thread on the screen. `at` in milliseconds since 1970; null while a page is built and nobody waits. */
export type Message = {
  id: string
  role: 'user' | 'assistant'
  content: string
  at: number | null
  /** It failed, or is our word about the failure: shown, and not part of what the assistant is told. */
  isUnsent?: true
}

/** What was last sent and not answered: sent again unchanged, it carries the same key and is not done twice. */
export type Unanswered = { content: string; context: Context; key: string }

export type Thread = {
  context: Context
  messages: readonly Message[]
  /** The stored conversation that this thread continues, once there is one. */
  conversationId: string | null
  status: 'idle' | 'sending'
  unanswered: Unanswered | null
}
