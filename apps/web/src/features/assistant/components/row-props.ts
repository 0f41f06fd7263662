import type { Message } from '../types.ts'
import type { Assistant } from '../use-thread.ts'

export type RowProps = {
  message: Message
  assistant: Assistant
  isLast: boolean
  /** Still streaming. */
  isComing: boolean
  isCompact: boolean
  /** Sends a button's text. */
  say: (message: string) => void
}
