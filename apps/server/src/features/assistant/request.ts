import { type ChatMessage, type ChatRequest, PAGE_HISTORY, type PageMessage } from '@understory/contract/assistant'
import { type Context, contextOf } from '@understory/contract/contexts'
import type { Branch, Turn } from '../../ai/chat-model.ts'
import { ProblemError } from '../../http/problem.ts'

/** Common form of both request formats. */
export type Asked = ReturnType<typeof placeOf> & {
  message: string
  /** Turns as the browser tells them; ignored when a stored conversation continues. */
  told: Turn[]
  context: Context
  branch?: Branch
}

function placeOf({ conversationId, parentTurnId, retryTurnId, chosen, talkId, writer }: ChatRequest | PageMessage) {
  return {
    conversationId: conversationId ?? undefined,
    /** The answer that the message follows; undefined: the newest. */
    parentTurnId,
    retryTurnId,
    chosen,
    /** The talk in preparation; undefined: that of the conversation, if any. */
    talkId,
    /** Whose model answers; undefined: the server's. */
    writer,
  }
}

export function askedInChat(body: ChatRequest): Asked {
  const last = body.messages.at(-1)
  if (last?.role !== 'user')
    throw new ProblemError('invalid-request', 'The last message must be one of the user. Nothing was changed.')
  return {
    ...placeOf(body),
    message: wordsOf(last.content),
    told: spokenTurns(body.messages.slice(0, -1)),
    context: contextOf(body.context),
  }
}

export function askedOnPage(body: PageMessage): Asked {
  return {
    ...placeOf(body),
    message: wordsOf(body.message),
    told: spokenTurns(body.history.slice(-PAGE_HISTORY)),
    context: contextOf(body.branchContext),
    branch: { title: body.branchTitle, description: body.branchDescription },
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
