import type { ChatMessage } from '@understory/contract/assistant'
import { type Context, contextOf } from '@understory/contract/contexts'
import { type ChatModel, type Turn, wholeOf } from '../../ai/chat-model.ts'
import type { Database, Store } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import { ProblemError } from '../../http/problem.ts'
import type { World } from '../../world.ts'
import { appendTurns, findConversation, findTurn, insertConversation, type NewTurn } from '../conversations/store.ts'
import { titleOf } from '../conversations/title.ts'
import type { StoredConversation } from '../conversations/types.ts'
import { once, outcomeOf } from '../requests/service.ts'

export type ExchangeRequest = {
  owner: OwnerId | null
  identify: (database: Database) => Promise<OwnerId>
  key: string | undefined
  /** As the browser sent them: a system message or none, earlier turns, the new message last. */
  messages: readonly ChatMessage[]
  context: string
  conversationId: string | undefined
  signal: AbortSignal
}
export type Exchange = { response: string; conversationId: string }

type Deps = { store: Store; world: World; chatModel: ChatModel }

const UNKNOWN = 'This conversation is not there. Start a new one; your message is still in the box.'

/**
 * One exchange: reads the thread, asks the chat model, and keeps both turns before it answers.
 *
 * A stored conversation is continued from its own turns, so nobody can put words into the assistant's mouth; without
 * one, the sent turns are context and only the new exchange is kept.
 *
 * @throws ProblemError `message-empty`, `invalid-request`, `not-found`, `idempotency-key-reused`, `assistant-unavailable`
 */
export async function exchange(deps: Deps, request: ExchangeRequest): Promise<Exchange> {
  const { store, world, chatModel } = deps
  const { owner, key } = request
  const message = newMessage(request.messages)
  const context = contextOf(request.context)
  const what = { messages: request.messages, context: request.context, conversationId: request.conversationId }

  const before = owner && (await outcomeOf(store.read, { owner, key, what, now: world.now() }))
  if (owner && before) return storedExchange(store.read, owner, before)

  const conversation = await storedConversation(store, owner, request.conversationId)
  const earlier = conversation?.turns ?? spokenTurns(request.messages.slice(0, -1))
  const response = await wholeOf(chatModel.reply({ turns: [...earlier, message], context, signal: request.signal }))

  return store.write(async (database) => {
    const by = await request.identify(database)
    const turn = await once(database, { owner: by, key, what, now: world.now() }, () =>
      keepExchange(database, world, by, { conversation, message, response, context }),
    )
    return storedExchange(database, by, turn)
  })
}

type NewExchange = { conversation: StoredConversation | undefined; message: Turn; response: string; context: Context }

/** @returns the id of the assistant's turn */
async function keepExchange(database: Database, world: World, owner: OwnerId, exchange: NewExchange): Promise<string> {
  const { conversation, message, response, context } = exchange
  const now = world.now().toISOString()
  const conversationId = conversation?.id ?? world.id()
  if (!conversation) {
    const head = { id: conversationId, title: titleOf(message.content), context, createdAt: now }
    await insertConversation(database, owner, head)
  }
  const asked: NewTurn = { ...message, id: world.id(), parentId: conversation?.turns.at(-1)?.id ?? null, context }
  const answer: NewTurn = { id: world.id(), parentId: asked.id, role: 'assistant', content: response, context }
  const kept = await appendTurns(database, owner, conversationId, [asked, answer], now)
  if (!kept) throw new ProblemError('not-found', UNKNOWN)
  return answer.id
}

async function storedExchange(database: Database, owner: OwnerId, turnId: string): Promise<Exchange> {
  const turn = await findTurn(database, owner, turnId)
  if (!turn) throw new ProblemError('not-found', UNKNOWN)
  return { response: turn.content, conversationId: turn.conversationId }
}

function newMessage(messages: readonly ChatMessage[]): Turn {
  const last = messages.at(-1)
  if (last?.role !== 'user')
    throw new ProblemError('invalid-request', 'The last message must be one of the user. Nothing was changed.')
  const content = last.content.trim()
  if (content === '') throw new ProblemError('message-empty')
  return { role: 'user', content }
}

/** The persona is ours alone: a system message from a browser is dropped. */
function spokenTurns(messages: readonly ChatMessage[]): Turn[] {
  return messages.flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }]))
}

async function storedConversation(
  store: Store,
  owner: OwnerId | null,
  id: string | undefined,
): Promise<StoredConversation | undefined> {
  if (id === undefined) return undefined
  const found = owner ? await findConversation(store.read, owner, id) : undefined
  if (!found) throw new ProblemError('not-found', UNKNOWN)
  return found
}
