import type { Coaching } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import { createContext, type ReactNode } from 'react'

/** A stored answer and its message. */
export type StoredAnswer = {
  conversationId: string
  turn: string
  message: string
  coaching: Coaching | undefined
  context: Context
}

/** An extra action under each answer, provided by the page. */
export const AnswerTool = createContext<(answer: StoredAnswer) => ReactNode>(() => null)
