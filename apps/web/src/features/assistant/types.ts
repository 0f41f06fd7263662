import type { Coaching } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import type { LanguageCode } from '@understory/contract/languages'
import type { Writer } from '@understory/contract/writer'
import type { BrowserModelProblem } from '../../lib/browser-model/problem.ts'

/** One message of the thread. `at` in milliseconds since 1970; null while a page is built and nobody waits. */
export type Message = {
  id: string
  /** What it follows; messages that follow the same one are versions of each other. */
  parentId: string | null
  role: 'user' | 'assistant'
  content: string
  at: number | null
  /** What the server calls it, once it is stored there. */
  turnId?: string
  /** It failed, or is our word about the failure: shown, and not part of what the assistant is told. */
  isUnsent?: true
  /** The answer broke off or was stopped. */
  isInterrupted?: true
  /** Of an answer, where its words leave no doubt; what has none is in the language of the page. */
  language?: LanguageCode
  /** Of an answer, in parts; absent where it was kept as text alone. */
  coaching?: Coaching
  /** Its fields hold words that the server does not have yet. */
  hasUnsavedFields?: true
  /** What happened, in a sentence of the server. */
  reason?: string
  /** Of an answer that a language model wrote. */
  by?: Writer
  /** Of an answer before which the start of the conversation did not fit the browser's model any more. */
  hasDropped?: true
  /** Of a message that is stored without an answer, or of an answer that is not: what went wrong with this browser's model. */
  problem?: BrowserModelProblem
  /** Of a message of the person: the page that it was written on. */
  page?: PageTold
}

/** What the assistant hears of a page. */
export type PageTold = { title: string; description: string }

/** What was last sent and not answered: sent again unchanged, it carries the same key and is not done twice. */
type Unanswered = {
  content: string
  context: Context
  key: string
  /** Who was to answer: under the same key nobody else is asked. */
  writer?: 'browser'
  /** The server was out of reach: as long as it stands unchanged in the box and the forest has this mark, it is sent when the server is back. */
  waits?: string
}

export type Thread = {
  context: Context
  /** Every version, in the order in which they came. */
  messages: readonly Message[]
  /** The last message that is shown; what leads to it is the thread as one reads it. */
  leafId: string
  /** The stored conversation that this thread continues, once there is one. */
  conversationId: string | null
  /** `waiting` until the first word, `streaming` until the last. */
  status: 'idle' | 'waiting' | 'streaming'
  /** The answer that is on its way: what it will be called here and there. */
  coming: {
    id: string
    messageId: string
    turnId?: string
    conversationId?: string
    /** This browser's model writes it: it goes with the page. */
    isHere?: true
  } | null
  unanswered: Unanswered | null
}
