import type { Coaching } from '@understory/contract/coaching'
import { createContext, type ReactNode } from 'react'

/** An answer of the assistant that is stored, with the message that it answers. */
export type StoredAnswer = { conversationId: string; turn: string; message: string; coaching: Coaching | undefined }

/** What a page offers under an answer. Whoever shows the conversation provides it. */
export const AnswerTool = createContext<(answer: StoredAnswer) => ReactNode>(() => null)
