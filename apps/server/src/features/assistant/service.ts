import type { ChatEvent } from '@understory/contract/assistant'
import type { Part } from '@understory/contract/coaching'
import type { ChatModel, Turn } from '../../ai/chat-model.ts'
import type { CoachTurn, Readers } from '../../ai/ports.ts'
import { turnsFor } from '../../ai/turns-for.ts'
import { holdOwner } from '../../db/hold-owner.ts'
import type { Store } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Writer } from '../../http/visitor.ts'
import type { World } from '../../world.ts'
import { newestAnswer, pathOnFrom, pathTo } from '../conversations/path.ts'
import { areThere, findConversation } from '../conversations/store.ts'
import type { StoredConversation, StoredTurn } from '../conversations/types.ts'
import { once, outcomeOf } from '../idempotency/service.ts'
import { fieldsOf } from '../talks/present.ts'
import { findTalk, findTalkIn, joinConversation, type StoredTalk } from '../talks/store.ts'
import { asWords, coachingOfModel, drawAnswer, mentionFor } from './answer.ts'
import { expectAnswer } from './expected.ts'
import {
  type Answer,
  type Exchange,
  type Ids,
  idsOf,
  keepAnswer,
  keepMessage,
  type Message,
  outcomeFor,
  storedExchange,
  UNKNOWN,
} from './keeping.ts'
import { inTurn, type Reading, readThread } from './reading.ts'
import type { Asked } from './request.ts'
import { withDangerOfTalk } from './talk-danger.ts'
import { canHintAfter, turnsForCoach, typedInto } from './thread.ts'

type ExchangeRequest = Writer & {
  /** The raw request, fingerprinted for idempotency. */
  what: unknown
  asked: Asked
  signal: AbortSignal
  emit: (event: ChatEvent) => void
}

type Deps = Readers & { store: Store; world: World; chatModel: ChatModel }

const DELETED = 'A message before this one was just deleted. Send yours again.'

/**
 * One exchange: replays the stored response for a repeated key, runs crisis detection, then answers by help, the coach,
 * the browser's model or the server's model.
 *
 * A stored conversation continues from its own turns, so clients can't put words into the assistant's mouth; without
 * one, the sent turns are context only. Help and the coach answer at once, message and answer in one write. For a model
 * the message is stored first, and what the server's model wrote is stored however it ends; a browser's page delivers
 * its answer later.
 *
 * @returns undefined while the page has yet to write the answer
 * @throws ProblemError `message-empty`, `invalid-request`, `not-found`, `idempotency-key-reused`, `assistant-…`
 */
export async function exchange(deps: Deps, request: ExchangeRequest): Promise<Exchange | undefined> {
  const done = await doneBefore(deps, request)
  if (done) return tellWhole(request, done)
  const plan = await planOf(deps, request)
  const said = { role: 'user' as const, content: plan.message }
  const later = plan.later && [...plan.later, said]
  const thread = await readThread(deps, [...plan.earlier, said], plan.typed, later)
  const reading = await withDangerOfTalk(deps, plan.talk, thread)
  const { reply, name } = deps.chatModel
  const isForPage = request.asked.writer === 'browser'
  if (reading.danger.level === 'lead' || !(reply || isForPage)) {
    const answer = await drawAtOnce(deps, request, plan, reading)
    const { ids, before } = await keep(deps, request, plan, { answer })
    return tellWhole(request, before ?? { ...ids, ...answer, coaching: answer.reply.coaching })
  }
  const level = reading.danger.level === 'none' ? 'none' : 'mention'
  const { owner, ids, before } = await keep(deps, request, plan, isForPage ? { level } : {})
  if (before) return tellWhole(request, before)
  request.emit({ event: 'begun', ...ids })
  const help = level === 'none' ? undefined : mentionFor(deps, reading)
  if (isForPage || !reply) return askPage(deps, request, plan, help)
  return answerInTime(deps, request, plan, { owner, ids, help, reply, name })
}

async function doneBefore(
  { store, world }: Deps,
  { owner, key, what }: ExchangeRequest,
): Promise<Exchange | undefined> {
  const before = owner && (await outcomeOf(store.read, { owner, key, what, now: world.now() }))
  return owner && before ? storedExchange(store.read, owner, idsOf(before)) : undefined
}

type Plan = Message & {
  earlier: readonly CoachTurn[]
  /** The conversation to its end, where a message in the middle is answered once more. */
  later: readonly CoachTurn[] | undefined
  /** The stored turns before the message. */
  path: readonly StoredTurn[]
  canHint: boolean
  /** Into the fields of a reply. */
  typed: string[]
  /** The talk in preparation. */
  talk: StoredTalk | undefined
}

async function planOf({ store, world, coach }: Deps, { owner, asked }: ExchangeRequest): Promise<Plan> {
  const conversation = await storedConversation(store, owner, asked.conversationId)
  const turns = conversation?.turns ?? []
  const retried = asked.retryTurnId === undefined ? undefined : turns.find(({ id }) => id === asked.retryTurnId)
  if (asked.retryTurnId !== undefined && retried?.role !== 'user') throw new ProblemError('not-found', UNKNOWN)
  const parentId = retried ? retried.parentId : parentOf(asked, turns)
  const before = pathTo(turns, parentId)
  return {
    ids: {
      conversationId: conversation?.id ?? world.id(),
      messageTurnId: retried?.id ?? world.id(),
      turnId: world.id(),
    },
    earlier: conversation ? turnsForCoach(before, coach) : asked.told,
    later: retried && turnsForCoach(pathOnFrom(turns, retried.id), coach),
    path: before,
    message: retried?.content ?? asked.message,
    parentId,
    isContinued: conversation !== undefined,
    isRetry: retried !== undefined,
    canHint: canHintAfter(before),
    typed: typedInto([...before, { role: 'user', content: retried?.content ?? asked.message }], asked.chosen),
    talk: await talkFor(store, owner, asked),
  }
}

/** The requested talk, else that of the conversation. */
async function talkFor({ read }: Store, owner: OwnerId | null, { talkId, conversationId }: Asked) {
  if (!owner) return undefined
  if (talkId !== undefined) return findTalk(read, owner, talkId)
  return conversationId === undefined ? undefined : findTalkIn(read, owner, conversationId)
}

function parentOf({ parentTurnId }: Asked, turns: StoredConversation['turns']): string | null {
  if (parentTurnId === undefined) return newestAnswer(turns)
  if (parentTurnId === null) return null
  const parent = turns.find(({ id }) => id === parentTurnId)
  if (parent?.role !== 'assistant') throw new ProblemError('not-found', UNKNOWN)
  return parent.id
}

async function drawAtOnce(deps: Deps, { asked }: ExchangeRequest, { canHint, talk }: Plan, reading: Reading) {
  const { context, branch } = asked
  const to = talk && fieldsOf(talk).to
  const chosen = to ? { to, ...asked.chosen } : asked.chosen
  const subject = { context, branchTitle: branch?.title, chosen, canHint }
  const { text: response, ...reply } = await inTurn(() => drawAnswer(deps, reading, subject))
  return { response, reply, isInterrupted: false }
}

/** Stored with the message: its answer, or the danger level of a pending one. */
type With = { answer?: Omit<Answer, 'ids'>; level?: 'none' | 'mention' }

/**
 * Stores the message once per key.
 *
 * @returns `before`: the answer of an earlier request with this key
 */
async function keep({ store, world }: Deps, request: ExchangeRequest, plan: Plan, { answer, level }: With) {
  const { key, what, asked } = request
  return store.write(async (database) => {
    const owner = await request.identify(database)
    const said = { context: asked.context, now: world.now() }
    // What the coach remembers would bring back a message that was deleted meanwhile.
    if (answer?.reply.state && plan.path.length > 0) {
      await holdOwner(database, owner)
      if (!(await areThere(database, owner, plan.path))) throw new ProblemError('not-found', DELETED)
    }
    const outcome = await once(database, { owner, key, what, now: said.now }, async () => {
      await keepMessage(database, owner, plan, { ...said, ...(answer && { answer: { ids: plan.ids, ...answer } }) })
      if (plan.talk?.conversationId === null) {
        await joinConversation(database, owner, plan.talk.id, plan.ids.conversationId)
      }
      if (level) await expectAnswer(database, owner, plan.ids, { now: said.now, level })
      return outcomeFor(plan.ids)
    })
    const ids = idsOf(outcome)
    if (outcome === outcomeFor(plan.ids)) return { owner, ids, before: undefined }
    const before = await storedExchange(database, owner, ids)
    // An earlier request stored the message, and its model failed.
    if (!before && answer) await keepAnswer(database, owner, { ids, ...answer }, said)
    return { owner, ids, before }
  })
}

type Asking = { owner: OwnerId; ids: Ids; help: Part | undefined; reply: NonNullable<ChatModel['reply']>; name: string }

async function answerInTime(
  { store, world, coach }: Deps,
  request: ExchangeRequest,
  plan: Plan,
  { owner, ids, help, reply, name }: Asking,
): Promise<Exchange> {
  const { signal, asked } = request
  const { context, branch, chosen } = asked
  const instructions = coach.persona(context, chosen, plan.talk && fieldsOf(plan.talk))
  const { text, failure } = await listen(
    reply({ turns: wholeThread(plan), context, branch, instructions, signal }),
    request,
  )
  if (text === '') throw failure ?? new ProblemError('assistant-interrupted')
  const notice = help ? asWords(help) : ''
  if (notice) request.emit({ event: 'words', text: notice })
  const response = text + notice
  const isInterrupted = failure !== undefined || signal.aborted
  const coaching = coachingOfModel(coach, text, { chosen, help })
  const by = { name, place: 'server' as const }
  const answer = { ids, response, isInterrupted, reply: { coaching, state: null, by } }
  await store.write((database) => keepAnswer(database, owner, answer, { context, now: world.now() }))
  return { ...ids, response, isInterrupted, coaching, by }
}

/** Leaves the answer to the page, with everything a server model would get. */
function askPage({ coach }: Deps, { emit, asked }: ExchangeRequest, plan: Plan, help: Part | undefined): undefined {
  const instructions = coach.persona(asked.context, asked.chosen, plan.talk && fieldsOf(plan.talk))
  const turns = turnsFor({ turns: wholeThread(plan), branch: asked.branch })
  emit({ event: 'asked', instructions, turns, help: help ? asWords(help).trim() : null })
}

function wholeThread({ earlier, message }: Plan): Turn[] {
  return [...earlier, { role: 'user' as const, content: message }].map(({ role, content }) => ({ role, content }))
}

/** Streams the answer; words before a failure are stored. */
async function listen(pieces: AsyncIterable<string>, { emit }: ExchangeRequest) {
  let said = ''
  try {
    for await (const text of pieces) {
      said += text
      emit({ event: 'words', text })
    }
    return { text: said, failure: undefined }
  } catch (failure) {
    return { text: said, failure }
  }
}

function tellWhole({ emit }: ExchangeRequest, done: Exchange): Exchange {
  const { conversationId, messageTurnId, turnId, response } = done
  emit({ event: 'begun', conversationId, messageTurnId, turnId })
  emit({ event: 'words', text: response })
  return done
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
