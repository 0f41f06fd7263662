import type { Message } from '../types.ts'
import type { Assistant } from '../use-thread.ts'

export type RowProps = {
  message: Message
  assistant: Assistant
  isLast: boolean
  /** It is being written. */
  isComing: boolean
  isCompact: boolean
  /** Sends words that a button stands for. */
  say: (message: string) => void
}
