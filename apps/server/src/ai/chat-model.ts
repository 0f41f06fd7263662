import type { Context } from '@understory/contract/contexts'

export type Turn = { role: 'user' | 'assistant'; content: string }

/** Whoever answers in the chat. A provider puts its own persona for the context before the turns. */
export type ChatModel = {
  /** As the chat's header names it. */
  name: string
  builtIn: boolean
  /** Where the words go, in a sentence; null when they stay on this machine. */
  leaves: string | null
  /**
   * The answer to the last turn.
   *
   * @throws ProblemError `assistant-unavailable` when there is none
   */
  reply: (request: { turns: readonly Turn[]; context: Context; signal: AbortSignal }) => Promise<string>
}
