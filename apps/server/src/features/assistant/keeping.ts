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
  by?: ModelWriter | undefined
}

export type Message = {
  ids: Ids
  message: string
  parentId: string | null
  /** Whether the conversation exists already. */
  isContinued: boolean
  /** Whether the message is stored already and answered again. */
  isRetry: boolean
}

/** Stores the message unless it is stored, and its answer if there is one yet. */
export async function keepMessage(
  database: Database,
  owner: OwnerId,
  { ids, message, parentId, isContinued, isRetry }: Message,
  { context, now, answer }: Said & { answer?: Answer },
): Promise<void> {
  const { conversationId: id, messageTurnId } = ids
  const asked: NewTurn = { id: messageTurnId, parentId, role: 'user', content: message, context }
  const turns = [...(isRetry ? [] : [asked]), ...(answer ? [turnOf(answer, context)] : [])]
  // A pending answer counts as a row, too.
  const toCome = answer ? 0 : 1
  await admitMore(database, owner, { rows: turns.length + toCome, length: lengthOf(turns) })
  const createdAt = now.toISOString()
  if (!isContinued)
    return insertConversation(database, owner, { id, title: titleOf(message), context, createdAt }, turns)
  if (!(await appendTurns(database, owner, id, turns, createdAt))) throw new ProblemError('not-found', UNKNOWN)
  // Counted after inserting; concurrent writers wait for this transaction.
  const { rows, length } = await countTurns(database, owner, id)
  admitLonger({ rows: rows + toCome, length })
}

type Said = { context: string; now: Date }
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
