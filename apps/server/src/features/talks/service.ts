import type { Part } from '@understory/contract/coaching'
import type { Output } from '@understory/contract/endpoint'
import { TALKS_BYTES, TALKS_PER_OWNER } from '@understory/contract/limits'
import type { createTalk, Talk, TalkFields } from '@understory/contract/talks'
import type { Readers } from '../../ai/ports.ts'
import { holdOwner } from '../../db/hold-owner.ts'
import type { Database, Store } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Writer } from '../../http/visitor.ts'
import type { World } from '../../world.ts'
import { readReply } from '../conversations/reply.ts'
import { findTurn } from '../conversations/store.ts'
import { helpForAny } from '../danger/service.ts'
import { once, removeOne } from '../idempotency/service.ts'
import { admitMore } from '../quota/service.ts'
import { fieldsOf, fittingFields, presentTalk } from './present.ts'
import { deleteTalk, findTalk, insertTalk, sizeOfTalks, updateFields } from './store.ts'

type Deps = Readers & { store: Store; world: World }
/** Fields to set; what is absent stays. */
type Change = { [Field in keyof TalkFields]?: TalkFields[Field] | undefined }
type Told = Talk & { help?: Part | undefined }

const GONE = new ProblemError('not-found', 'This talk is not there. It may have been deleted already.')
const NO_REPLY = new ProblemError('not-found', 'That reply is not there any more. Nothing was changed.')
const FULL = new ProblemError(
  'limit-reached',
  'Your talks are as many and as long as we keep. Delete one first. Nothing was changed.',
)

/**
 * Begins a talk, filled with what the named reply knows; what the person gives wins.
 *
 * @throws ProblemError `not-found` where the reply is none of the owner's; `limit-reached`
 */
export async function beginTalk(
  deps: Deps,
  { identify, key }: Writer,
  { from, talk }: Output<(typeof createTalk)['body']>,
): Promise<Told> {
  const { store, world } = deps
  const what = { create: 'talk', from, talk }
  const made = await store.write(async (database) => {
    const by = await identify(database)
    const id = await once(database, { owner: by, key, what, now: world.now() }, async () => {
      await holdOwner(database, by)
      const known = from ? await knownFrom(deps, database, by, from) : {}
      const fields = JSON.stringify(fittingFields({ ...known, ...given(talk) }))
      await admitMore(database, by, { rows: 1, length: fields.length })
      const row = { id: world.id(), conversation_id: from?.conversationId ?? null, fields }
      await insertTalk(database, { ...row, owner_id: by, created_at: world.now().toISOString() })
      if (!(await talksFit(database, by))) throw FULL
      return row.id
    })
    return presentTalk(await talkOf(database, by, id))
  })
  return withHelp(deps, made)
}

/** @throws ProblemError `not-found`, `limit-reached` */
export async function setFields(deps: Deps, { owner, key }: Writer, id: string, change: Change): Promise<Told> {
  if (!owner) throw GONE
  const { store, world } = deps
  const talk = await store.write(async (database) => {
    await once(database, { owner, key, what: { change: 'talk', id, fields: change }, now: world.now() }, async () => {
      await holdOwner(database, owner)
      const before = await talkOf(database, owner, id)
      const fields = JSON.stringify({ ...fieldsOf(before), ...given(change) })
      const grown = fields.length - before.fields.length
      if (grown > 0) await admitMore(database, owner, { rows: 0, length: grown })
      await updateFields(database, owner, id, fields)
      // As many letters may be more bytes.
      const hasMoreBytes = Buffer.byteLength(fields) > Buffer.byteLength(before.fields)
      if (hasMoreBytes && !(await talksFit(database, owner))) throw FULL
      return id
    })
    return presentTalk(await talkOf(database, owner, id))
  })
  return withHelp(deps, talk)
}

/** @throws ProblemError `not-found` when the owner has no such talk */
export function removeTalk(deps: Deps, writer: Writer, id: string): Promise<void> {
  return removeOne(deps, writer, { kind: 'talk', id, remove: deleteTalk, gone: GONE })
}

/** Whether the talks of an owner are within the limits, which bound the list. */
export async function talksFit(database: Database, owner: OwnerId): Promise<boolean> {
  const { count, bytes } = await sizeOfTalks(database, owner)
  return count <= TALKS_PER_OWNER && bytes <= TALKS_BYTES
}

async function talkOf(database: Database, owner: OwnerId, id: string) {
  const found = await findTalk(database, owner, id)
  if (!found) throw GONE
  return found
}

/** What the coach's reply knows of the talk. */
async function knownFrom(
  { coach }: Deps,
  database: Database,
  owner: OwnerId,
  { conversationId, turn }: { conversationId: string; turn: string },
): Promise<Partial<TalkFields>> {
  const found = await findTurn(database, owner, turn)
  if (found?.conversationId !== conversationId) throw NO_REPLY
  const reply = readReply(found.reply, coach)
  const isHelp = reply?.coaching.parts.some((part) => part.kind === 'help' && part.level === 'lead')
  return reply && !isHelp ? coach.talkFrom(reply.coaching, reply.state ?? undefined) : {}
}

function given(change: Change): Partial<TalkFields> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

/** Every change is answered with help while anything in the talk suggests danger. */
async function withHelp(deps: Deps, talk: Talk) {
  const { about, goodEnd, fear, opening, openings, points, limit, draft, after, worked } = talk
  const kept = [after?.theySaid ?? '', after?.keep ?? '', worked]
  const help = await helpForAny(deps, [about, goodEnd, fear, opening, ...openings, ...points, limit, draft, ...kept])
  return { ...talk, ...(help && { help }) }
}
