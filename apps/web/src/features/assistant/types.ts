import type { Coaching } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import type { LanguageCode } from '@understory/contract/languages'
import type { Writer } from '@understory/contract/writer'
import type { BrowserModelProblem } from '../../lib/browser-model/problem.ts'

/** `at` in milliseconds since 1970; null while prerendering. */
export type Message = {
  id: string
  /** Messages with the same parent are versions of each other. */
  parentId: string | null
  role: 'user' | 'assistant'
  content: string
  at: number | null
  /** The server's id, once stored. */
  turnId?: string
  /** Failed, or our message about the failure: shown, but not sent to the assistant. */
  isUnsent?: true
  /** Stopped or broken off. */
  isInterrupted?: true
  /** The answer's language if certain; otherwise the page's. */
  language?: LanguageCode
  /** The answer's parts; absent if stored as text only. */
  coaching?: Coaching
  /** Has typed fields that aren't saved yet. */
  hasUnsavedFields?: true
  /** The server's explanation of a failure. */
  reason?: string
  /** The language model that wrote the answer. */
  by?: Writer
  /** The start of the conversation didn't fit the browser's model. */
  hasDropped?: true
  /** Why this browser's model gave no answer, or why it wasn't stored. */
  problem?: BrowserModelProblem
  /** The page that a message was written on. */
  page?: PageTold
}

/** Description of a page for the assistant. */
export type PageTold = { title: string; description: string }

/** The last unanswered message. Resent unchanged, it has the same key and isn't processed twice. */
type Unanswered = {
  content: string
  context: Context
  key: string
  /** Who was to answer; nobody else is asked under the same key. */
  writer?: 'browser'
  /**
   * The forest's mark if the message waits offline: sent when the server is back, unless the text or the forest
   * changes.
   */
  waits?: string
}

export type Thread = {
  context: Context
  /** Every version, in order of arrival. */
  messages: readonly Message[]
  /** The last message shown; its ancestors are the visible thread. */
  leafId: string
  /** The stored conversation, once there is one. */
  conversationId: string | null
  /** `waiting` until the first word, `streaming` until the last. */
  status: 'idle' | 'waiting' | 'streaming'
  /** Ids of the answer in progress. */
  coming: {
    id: string
    messageId: string
    turnId?: string
    conversationId?: string
    /** This browser's model writes it, so it ends with the page. */
    isHere?: true
  } | null
  unanswered: Unanswered | null
}
