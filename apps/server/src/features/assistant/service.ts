import type { ChatEvent } from '@understory/contract/assistant'
import { type ChatModel, type Turn, wholeOf } from '../../ai/chat-model.ts'
import type { Database, Store } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Writer } from '../../http/visitor.ts'
import type { World } from '../../world.ts'
import { newestAnswer, pathTo } from '../conversations/path.ts'
import {
  appendTurns,
  countTurns,
  findConversation,
  findTurn,
  insertConversation,
  lengthOf,
  type NewTurn,
} from '../conversations/store.ts'
import { titleOf } from '../conversations/title.ts'
import type { StoredConversation } from '../conversations/types.ts'
import { admitLonger, admitMore, noteMore } from '../quota/service.ts'
import { once, outcomeOf } from '../requests/service.ts'
import type { Asked } from './request.ts'

type ExchangeRequest = Writer & {
  /** The request as it came, to tell a repeated one from another under the same key. */
  what: unknown
  asked: Asked
  signal: AbortSignal
  emit: (event: ChatEvent) => void
}
export type Exchange = Ids & { response: string; isInterrupted: boolean }
type Ids = { conversationId: string; messageTurnId: string; turnId: string }
type Deps = { store: Store; world: World; chatModel: ChatModel }

const UNKNOWN = 'This conversation is not there. Start a new one; your message is still in the box.'

/**
 * One exchange: reads the thread, asks the chat model, and keeps what was said before it answers.
 *
 * A stored conversation is continued from its own turns, so nobody can put words into the assistant's mouth; without
 * one, the sent turns are context and only the new exchange is kept. A language model takes its time, so the message is
 * on the disk before it is asked, and what it managed to say is kept however it ends; the built-in coach answers at
 * once, and both turns share one write.
 *
 * @throws ProblemError `message-empty`, `invalid-request`, `not-found`, `idempotency-key-reused`, `assistant-…`
 */
export async function exchange(deps: Deps, request: ExchangeRequest): Promise<Exchange> {
  const plan = await planOf(deps, request)
  return deps.chatModel.builtIn ? answerAtOnce(deps, request, plan) : answerInTime(deps, request, plan)
}

type Plan = {
  ids: Ids
  earlier: readonly Turn[]
  message: string
  parentId: string | null
  /** The conversation is there already; otherwise it begins with this message. */
  isContinued: boolean
  /** The message is stored already and is answered once more. */
  isRetry: boolean
}

async function planOf({ store, world }: Deps, { owner, asked }: ExchangeRequest): Promise<Plan> {
  const conversation = await storedConversation(store, owner, asked.conversationId)
  const turns = conversation?.turns ?? []
  const retried = asked.retryTurnId === undefined ? undefined : turns.find(({ id }) => id === asked.retryTurnId)
  if (asked.retryTurnId !== undefined && retried?.role !== 'user') throw new ProblemError('not-found', UNKNOWN)
  const parentId = retried ? retried.parentId : parentOf(asked, turns)
  return {
    ids: {
      conversationId: conversation?.id ?? world.id(),
      messageTurnId: retried?.id ?? world.id(),
      turnId: world.id(),
    },
    earlier: conversation ? pathTo(turns, parentId) : asked.told,
    message: retried?.content ?? asked.message,
    parentId,
    isContinued: conversation !== undefined,
    isRetry: retried !== undefined,
  }
}

function parentOf({ parentTurnId }: Asked, turns: StoredConversation['turns']): string | null {
  if (parentTurnId === undefined) return newestAnswer(turns)
  if (parentTurnId === null) return null
  const parent = turns.find(({ id }) => id === parentTurnId)
  if (parent?.role !== 'assistant') throw new ProblemError('not-found', UNKNOWN)
  return parent.id
}

async function answerAtOnce(deps: Deps, request: ExchangeRequest, plan: Plan): Promise<Exchange> {
  const { store, world, chatModel } = deps
  const { owner, key, what } = request
  const before = owner && (await outcomeOf(store.read, { owner, key, what, now: world.now() }))
  const done =
    owner && before
      ? await storedExchange(store.read, owner, idsOf(before))
      : await keepBoth(await wholeOf(replyTo(chatModel, request, plan)))
  if (!done) throw new ProblemError('not-found', UNKNOWN)
  return tellWhole(request, done)

  function keepBoth(response: string): Promise<Exchange | undefined> {
    return store.write(async (database) => {
      const by = await request.identify(database)
      const now = world.now()
      const answer = { ids: plan.ids, response, isInterrupted: false }
      const outcome = await once(database, { owner: by, key, what, now }, async () => {
        await keepMessage(database, by, plan, { context: request.asked.context, now, answer })
        return outcomeFor(plan.ids)
      })
      if (outcome === outcomeFor(plan.ids)) return { ...plan.ids, response, isInterrupted: false }
      return storedExchange(database, by, idsOf(outcome))
    })
  }
}

async function answerInTime(deps: Deps, request: ExchangeRequest, plan: Plan): Promise<Exchange> {
  const { store, world, chatModel } = deps
  const { key, what, emit } = request
  const { context } = request.asked
  const { owner, ids, before } = await store.write(async (database) => {
    const by = await request.identify(database)
    const now = world.now()
    const outcome = await once(database, { owner: by, key, what, now }, async () => {
      await keepMessage(database, by, plan, { context, now })
      return outcomeFor(plan.ids)
    })
    return { owner: by, ids: idsOf(outcome), before: await storedExchange(database, by, idsOf(outcome)) }
  })
  if (before) return tellWhole(request, before)
  emit({ event: 'begun', ...ids })
  const { response, failure } = await listen(replyTo(chatModel, request, plan), request)
  if (response === '') throw failure ?? new ProblemError('assistant-interrupted')
  const isInterrupted = failure !== undefined || request.signal.aborted
  const answer = { ids, response, isInterrupted }
  await store.write((database) => keepAnswer(database, owner, answer, { context, now: world.now() }))
  return { ...ids, response, isInterrupted }
}

/** Passes words on as they come. What arrived before a failure is kept. */
async function listen(pieces: AsyncIterable<string>, { emit }: ExchangeRequest) {
  let response = ''
  try {
    for await (const text of pieces) {
      response += text
      emit({ event: 'words', text })
    }
    return { response, failure: undefined }
  } catch (failure) {
    return { response, failure }
  }
}

function replyTo(chatModel: ChatModel, { asked, signal }: ExchangeRequest, plan: Plan): AsyncIterable<string> {
  const turns: Turn[] = [
    ...plan.earlier.map(({ role, content }) => ({ role, content })),
    { role: 'user', content: plan.message },
  ]
  return chatModel.reply({ turns, context: asked.context, branch: asked.branch, signal })
}

function tellWhole({ emit }: ExchangeRequest, done: Exchange): Exchange {
  const { conversationId, messageTurnId, turnId, response } = done
  emit({ event: 'begun', conversationId, messageTurnId, turnId })
  emit({ event: 'words', text: response })
  return done
}

/** Keeps what was asked, unless it is stored already, with its answer where there is one yet. */
async function keepMessage(
  database: Database,
  owner: OwnerId,
  { ids, message, parentId, isContinued, isRetry }: Plan,
  { context, now, answer }: Said & { answer?: Answer },
): Promise<void> {
  const { conversationId: id, messageTurnId } = ids
  const asked: NewTurn = { id: messageTurnId, parentId, role: 'user', content: message, context }
  const turns = [...(isRetry ? [] : [asked]), ...(answer ? [turnOf(answer, context)] : [])]
  // An answer that is still to come has a row, too.
  const toCome = answer ? 0 : 1
  await admitMore(database, owner, { rows: turns.length + toCome, length: lengthOf(turns) })
  const createdAt = now.toISOString()
  if (!isContinued)
    return insertConversation(database, owner, { id, title: titleOf(message), context, createdAt }, turns)
  if (!(await appendTurns(database, owner, id, turns, createdAt))) throw new ProblemError('not-found', UNKNOWN)
  // Counted with what was added: whoever adds to it meanwhile waits until this unit is over, and then counts this too.
  const { rows, length } = await countTurns(database, owner, id)
  admitLonger({ rows: rows + toCome, length })
}

/** Where it is to be said, and when it was written. */
type Said = { context: string; now: Date }
type Answer = { ids: Ids; response: string; isInterrupted: boolean }

function turnOf({ ids, response, isInterrupted }: Answer, context: string): NewTurn {
  const { turnId: id, messageTurnId: parentId } = ids
  return { id, parentId, role: 'assistant', content: response, isInterrupted, context }
}

async function keepAnswer(database: Database, owner: OwnerId, answer: Answer, { context, now }: Said): Promise<void> {
  const turns = [turnOf(answer, context)]
  const isKept = await appendTurns(database, owner, answer.ids.conversationId, turns, now.toISOString())
  noteMore(owner, { rows: 0, length: lengthOf(turns) })
  if (!isKept) throw new ProblemError('not-found', UNKNOWN)
}

/** The stored answer of an exchange, if it came to one. */
async function storedExchange(database: Database, owner: OwnerId, ids: Ids): Promise<Exchange | undefined> {
  const turn = await findTurn(database, owner, ids.turnId)
  return turn && { ...ids, response: turn.content, isInterrupted: turn.isInterrupted }
}

function outcomeFor({ conversationId, messageTurnId, turnId }: Ids): string {
  return [conversationId, messageTurnId, turnId].join(' ')
}

function idsOf(outcome: string): Ids {
  const [conversationId = '', messageTurnId = '', turnId = ''] = outcome.split(' ')
  return { conversationId, messageTurnId, turnId }
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
