import type { ChatMessage, ChatRequest, PageMessage } from '@understory/contract/assistant'
import { PAGE_HISTORY } from '@understory/contract/assistant'
import type { Chosen } from '@understory/contract/coaching'
import { type Context, contextOf } from '@understory/contract/contexts'
import type { Branch, Turn } from '../../ai/chat-model.ts'
import { ProblemError } from '../../http/problem.ts'

/** Common form of both request formats. */
export type Asked = {
  message: string
  /** Turns as the browser tells them; ignored when a stored conversation continues. */
  told: Turn[]
  context: Context
  branch?: Branch
  conversationId: string | undefined
  /** The answer that the message follows; undefined: the newest. */
  parentTurnId: string | null | undefined
  retryTurnId: string | undefined
  /** Chips chosen by the person. */
  chosen: Chosen | undefined
  /** The talk in preparation; undefined: that of the conversation, if any. */
  talkId: string | undefined
  /** Whose model answers; undefined: the server's. */
  writer: 'browser' | undefined
}

export function askedInChat(body: ChatRequest): Asked {
  const last = body.messages.at(-1)
  if (last?.role !== 'user')
    throw new ProblemError('invalid-request', 'The last message must be one of the user. Nothing was changed.')
  return {
    message: wordsOf(last.content),
    told: spokenTurns(body.messages.slice(0, -1)),
    context: contextOf(body.context),
    conversationId: body.conversationId ?? undefined,
    parentTurnId: body.parentTurnId,
    retryTurnId: body.retryTurnId,
    chosen: body.chosen,
    talkId: body.talkId,
    writer: body.writer,
  }
}

export function askedOnPage(body: PageMessage): Asked {
  return {
    message: wordsOf(body.message),
    told: spokenTurns(body.history.slice(-PAGE_HISTORY)),
    context: contextOf(body.branchContext),
    branch: { title: body.branchTitle, description: body.branchDescription },
    conversationId: body.conversationId ?? undefined,
    parentTurnId: body.parentTurnId,
    retryTurnId: body.retryTurnId,
    chosen: body.chosen,
    talkId: body.talkId,
    writer: body.writer,
  }
}

function wordsOf(content: string): string {
  const words = content.trim()
  if (words === '') throw new ProblemError('message-empty')
  return words
}

/** System messages from a browser are dropped: the persona is ours. */
function spokenTurns(messages: readonly ChatMessage[]): Turn[] {
  return messages.flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }]))
}
