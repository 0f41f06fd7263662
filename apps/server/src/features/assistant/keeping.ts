import type { Coaching } from '@understory/contract/coaching'
import type { Writer as ModelWriter } from '@understory/contract/writer'
import type { Database } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import { ProblemError } from '../../http/problem.ts'
import { type Reply, readShown, writeReply } from '../conversations/reply.ts'
import {
  appendTurns,
  countTurns,
  findTurn,
  insertConversation,
  lengthOf,
  type NewTurn,
} from '../conversations/store.ts'
import { titleOf } from '../conversations/title.ts'
import { admitLonger, admitMore, noteMore } from '../quota/service.ts'

export const UNKNOWN = 'This conversation is not there. Start a new one; your message is still in the box.'

export type Ids = { conversationId: string; messageTurnId: string; turnId: string }
export type Exchange = Ids & {
  response: string
  isInterrupted: boolean
  coaching?: Coaching | undefined
  /** The language model that wrote the answer. */
  by?: ModelWriter | undefined
}

/** A message and its place in a conversation. */
type Message = {
  ids: Ids
  message: string
  parentId: string | null
  /** The conversation is there already; otherwise it begins with this message. */
  isContinued: boolean
  /** The message is stored already and is answered once more. */
  isRetry: boolean
}

/** Keeps what was asked, unless it is stored already, with its answer where there is one yet. */
export async function keepMessage(
  database: Database,
  owner: OwnerId,
  { ids, message, parentId, isContinued, isRetry }: Message,
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
export type Said = { context: string; now: Date }
export type Answer = { ids: Ids; response: string; reply: Reply; isInterrupted: boolean }

function turnOf({ ids, response, reply, isInterrupted }: Answer, context: string): NewTurn {
  const { turnId: id, messageTurnId: parentId } = ids
  return { id, parentId, role: 'assistant', content: response, isInterrupted, context, reply: writeReply(reply) }
}

export async function keepAnswer(
  database: Database,
  owner: OwnerId,
  answer: Answer,
  { context, now }: Said,
): Promise<void> {
  const turns = [turnOf(answer, context)]
  const isKept = await appendTurns(database, owner, answer.ids.conversationId, turns, now.toISOString())
  noteMore(owner, { rows: 0, length: lengthOf(turns) })
  if (!isKept) throw new ProblemError('not-found', UNKNOWN)
}

/** The stored answer of an exchange, if it came to one. */
export async function storedExchange(database: Database, owner: OwnerId, ids: Ids): Promise<Exchange | undefined> {
  const turn = await findTurn(database, owner, ids.turnId)
  if (!turn) return undefined
  const { content: response, isInterrupted, reply } = turn
  return { ...ids, response, isInterrupted, ...readShown(reply) }
}

export function outcomeFor({ conversationId, messageTurnId, turnId }: Ids): string {
  return [conversationId, messageTurnId, turnId].join(' ')
}

export function idsOf(outcome: string): Ids {
  const [conversationId = '', messageTurnId = '', turnId = ''] = outcome.split(' ')
  return { conversationId, messageTurnId, turnId }
}
