import { type AccountData, AccountDataSchema, exportAccount } from '@understory/contract/account-data'
import { WRITING_EXCEPTIONS } from '@understory/contract/limits'
import type { Coach } from '../../ai/ports.ts'
import { holdOwner } from '../../db/hold-owner.ts'
import { type Database, FREES, type Store } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import { openPlaces } from '../../http/places.ts'
import { ProblemError } from '../../http/problem.ts'
import { openSemaphore } from '../../http/semaphore.ts'
import type { Writer } from '../../http/visitor.ts'
import { joinFields, type WrittenReply, write, writeList, writeReply } from '../../http/written-reply.ts'
import type { World } from '../../world.ts'
import { withoutMemory, writeImported } from '../conversations/reply.ts'
import { lengthOf } from '../conversations/store.ts'
import { once } from '../idempotency/service.ts'
import { admitMore, admitWhole } from '../quota/service.ts'
import { talksFit } from '../talks/service.ts'
import { countExceptions } from '../writing-exceptions/store.ts'
import { presentConversations, presentExceptions, presentResults, presentShareRecord, presentTalks } from './present.ts'
import {
  deleteOwner,
  insertAll,
  readConversations,
  readExceptions,
  readResults,
  readShares,
  readTalks,
} from './store.ts'

type Deps = { store: Store; world: World; coach: Coach }

const TOO_MANY_EXCEPTIONS = new ProblemError(
  'limit-reached',
  `With these you would have more than ${WRITING_EXCEPTIONS} exceptions, the most we keep. Take some back first; nothing was changed.`,
)
const TOO_MANY_TALKS = new ProblemError(
  'limit-reached',
  'With these you would have more talks than we keep. Delete some first; nothing was changed.',
)

/**
 * Minimum length counted for an imported turn. Page size is decided by length, and a hundred conversations could
 * otherwise hold 75,000 one-letter turns.
 */
const LEAST_TURN = 64
const HEAD = { format: 'understory', version: 1 } as const
const NOTHING = { conversations: [], results: [], writingExceptions: [], shares: [], talks: [] }

/** Concurrent exports of this process: a full one takes seconds and some hundred megabytes. */
const inTurn = openSemaphore(1)
const GATHERING = 'Your forest is being gathered already. Wait until it has arrived and try again.'
/** Owners whose export is running or queued. */
const gathering = openPlaces({
  total: Number.POSITIVE_INFINITY,
  each: 1,
  refusal: () => new ProblemError('too-many-requests', GATHERING, { retryAfterSeconds: 5 }),
})

/**
 * Exports everything an owner has, one at a time per owner.
 *
 * @param signal aborts when the client disconnects
 * @throws ProblemError `too-many-requests` while another export of the same owner runs
 */
export async function accountOf(
  deps: Deps,
  owner: OwnerId | null,
  signal: AbortSignal,
): Promise<WrittenReply<typeof exportAccount>> {
  const exportedAt = deps.world.now().toISOString()
  if (!owner) return writeReply(exportAccount, { ...HEAD, exportedAt, ...NOTHING })
  const leave = gathering.take(owner)
  return inTurn(() => gather(deps.store.read, owner, exportedAt, signal)).finally(leave)
}

/** Reads, validates and writes a few rows at a time, to keep the event loop free. */
async function gather(database: Database, owner: OwnerId, exportedAt: string, signal: AbortSignal) {
  const { shape } = AccountDataSchema
  const conversations = presented(readConversations(database, owner), presentConversations, signal)
  const results = presented(readResults(database, owner), presentResults, signal)
  const shares = presented(readShares(database, owner), (shared) => [presentShareRecord(shared)], signal)
  return joinFields<typeof exportAccount>({
    format: write(shape.format, HEAD.format),
    version: write(shape.version, HEAD.version),
    exportedAt: write(shape.exportedAt, exportedAt),
    conversations: await writeList(shape.conversations, conversations),
    results: await writeList(shape.results, results),
    writingExceptions: write(shape.writingExceptions, presentExceptions(await readExceptions(database, owner))),
    shares: await writeList(shape.shares, shares),
    talks: write(shape.talks, presentTalks(await readTalks(database, owner))),
  })
}

/** Presents batch by batch, until the client has disconnected. */
async function* presented<Batch, Shown>(
  batches: AsyncIterable<Batch>,
  present: (batch: Batch) => Shown,
  signal: AbortSignal,
): AsyncIterable<Shown> {
  if (signal.aborted) return
  for await (const batch of batches) {
    if (signal.aborted) return
    yield present(batch)
  }
}

/**
 * Imports an export. All rows get new ids: a file imported twice under two keys is there twice, and no other rows
 * change.
 */
export async function importAccount({ store, world, coach }: Deps, { identify, key }: Writer, data: AccountData) {
  const { conversations, results, writingExceptions, talks = [] } = data
  const said = conversations.map((conversation) => withReplies(conversation, coach))
  await store.write(async (database) => {
    const owner = await identify(database)
    await once(database, { owner, key, what: { import: data }, now: world.now() }, async () => {
      const rows = rowsOf({ ...data, conversations: said }, owner, world)
      for (const { turns } of said) admitWhole({ rows: turns.length, length: lengthOf(turns) })
      await admitMore(database, owner, sizeOf(rows))
      if (rows.exceptions.length + rows.talks.length > 0) await holdOwner(database, owner)
      await insertAll(database, rows)
      if ((await countExceptions(database, owner)) > WRITING_EXCEPTIONS) throw TOO_MANY_EXCEPTIONS
      if (rows.talks.length > 0 && !(await talksFit(database, owner))) throw TOO_MANY_TALKS
      return 'imported'
    })
  })
  return {
    conversations: conversations.length,
    results: results.length,
    writingExceptions: writingExceptions.length,
    talks: talks.length,
  }
}

export async function removeAccount({ store }: Deps, owner: OwnerId | null): Promise<void> {
  if (owner) await store.write((database) => deleteOwner(database, owner), FREES)
}

type Imported = Omit<AccountData, 'conversations'> & { conversations: ReturnType<typeof withReplies>[] }

/** Restores an answer's parts if they match the current schema. */
function withReplies(conversation: AccountData['conversations'][number], coach: Coach) {
  const turns = conversation.turns.map((turn) => ({
    ...turn,
    reply: turn.reply && turn.role === 'assistant' ? writeImported(turn.reply, coach) : null,
  }))
  return { ...conversation, turns }
}

function sizeOf({ conversations, turns, results, talks }: ReturnType<typeof rowsOf>) {
  const said = conversations.reduce((sum, { length }) => sum + length, 0)
  const read = results.reduce((sum, { figures, content }) => sum + figures.length + (content?.length ?? 0), 0)
  const planned = talks.reduce((sum, { fields }) => sum + fields.length, 0)
  const rows = conversations.length + turns.length + results.length + talks.length
  return { rows, length: said + read + planned }
}

function rowsOf({ conversations, results, writingExceptions, talks = [] }: Imported, owner: OwnerId, world: World) {
  const named = conversations.map((conversation) => ({ conversation, name: world.id() }))
  return {
    conversations: named.map(({ conversation: { title, context, createdAt, turns }, name }) => ({
      id: name,
      owner_id: owner,
      title,
      context,
      length: turns.reduce((sum, turn) => sum + Math.max(lengthOf([turn]), LEAST_TURN), 0),
      created_at: createdAt,
    })),
    turns: named.flatMap(({ conversation, name }) =>
      turnRowsOf(conversation.turns, world).map((row) => ({ ...row, conversation_id: name, owner_id: owner })),
    ),
    results: results.map(({ kind, context, figures, content, engineVersion, createdAt }) => ({
      id: world.id(),
      owner_id: owner,
      kind,
      context,
      figures: JSON.stringify(figures),
      content,
      engine_version: engineVersion,
      created_at: createdAt,
    })),
    talks: talks.map(({ createdAt, talk }) => ({
      id: world.id(),
      owner_id: owner,
      conversation_id: null,
      fields: JSON.stringify(talk),
      created_at: createdAt,
    })),
    exceptions: writingExceptions.map(({ kind, value, createdAt }) => ({
      id: world.id(),
      owner_id: owner,
      kind,
      value,
      created_at: createdAt,
    })),
  }
}

/**
 * A parent that is not an earlier turn of the same conversation is dropped: the thread starts there. An answer without a message before
 * it remembers nothing, since no deletion would reach it.
 */
function turnRowsOf(turns: Imported['conversations'][number]['turns'], world: World) {
  const names = new Map<string, string>()
  return turns.map(({ id, parentId, role, content, context, isInterrupted, createdAt, reply }) => {
    const parent = parentId === null ? undefined : names.get(parentId)
    const name = world.id()
    names.set(id, name)
    return {
      id: name,
      parent_id: parent ?? null,
      role,
      content,
      context,
      is_interrupted: Number(isInterrupted),
      created_at: createdAt,
      reply: role === 'assistant' && parent === undefined ? withoutMemory(reply) : reply,
    }
  })
}
