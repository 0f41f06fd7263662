import { type AccountData, AccountDataSchema, exportAccount } from '@understory/contract/account-data'
import { WRITING_EXCEPTIONS } from '@understory/contract/limits'
import { type Database, FREES, type Store } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import { ProblemError } from '../../http/problem.ts'
import { joinFields, type WrittenReply, write, writeList, writeReply } from '../../http/written-reply.ts'
import type { World } from '../../world.ts'
import { lengthOf } from '../conversations/store.ts'
import { admitLonger, admitMore } from '../quota/service.ts'
import { once } from '../requests/service.ts'
import { countExceptions } from '../writing-exceptions/store.ts'
import { presentConversations, presentExceptions, presentResults, presentShares } from './present.ts'
import { deleteOwner, insertAll, readConversations, readOthers, readResults } from './store.ts'

type Deps = { store: Store; world: World }
type By = { owner: OwnerId | null; identify: (database: Database) => Promise<OwnerId>; key: string | undefined }

const TOO_MANY_EXCEPTIONS = new ProblemError(
  'limit-reached',
  `With these you would have more than ${WRITING_EXCEPTIONS} exceptions, the most we keep. Take some back first; nothing was changed.`,
)

const NOTHING = { conversations: [], results: [], writingExceptions: [], shares: [] }

/** All that an owner has. It is read, checked and written a few rows at a time: megabytes at once would hold everybody up. */
export async function accountOf(
  { store, world }: Deps,
  owner: OwnerId | null,
): Promise<WrittenReply<typeof exportAccount>> {
  const head = { format: 'understory' as const, version: 1 as const, exportedAt: world.now().toISOString() }
  if (!owner) return writeReply(exportAccount, { ...head, ...NOTHING })
  const { shape } = AccountDataSchema
  const conversations = await writeList(shape.conversations, conversationsOf(store.read, owner))
  const results = await writeList(shape.results, resultsOf(store.read, owner))
  const others = await readOthers(store.read, owner)
  return joinFields<typeof exportAccount>({
    format: write(shape.format, head.format),
    version: write(shape.version, head.version),
    exportedAt: write(shape.exportedAt, head.exportedAt),
    conversations,
    results,
    writingExceptions: write(shape.writingExceptions, presentExceptions(others)),
    shares: write(shape.shares, presentShares(others)),
  })
}

async function* conversationsOf(database: Database, owner: OwnerId) {
  for await (const { conversations, turns } of readConversations(database, owner))
    yield presentConversations(conversations, turns)
}

async function* resultsOf(database: Database, owner: OwnerId) {
  for await (const results of readResults(database, owner)) yield presentResults(results)
}

/**
 * Adds what was exported elsewhere. Every row gets a name of its own here: the same file brought in twice under two keys
 * is there twice, and nobody's rows are touched.
 */
export async function importAccount({ store, world }: Deps, { identify, key }: By, data: AccountData) {
  const { conversations, results, writingExceptions } = data
  await store.write(async (database) => {
    const owner = await identify(database)
    await once(database, { owner, key, what: { import: data }, now: world.now() }, async () => {
      const rows = rowsOf(data, owner, world)
      for (const { length } of rows.conversations) admitLonger(length)
      await admitMore(database, owner, sizeOf(rows))
      await insertAll(database, rows)
      if ((await countExceptions(database, owner)) > WRITING_EXCEPTIONS) throw TOO_MANY_EXCEPTIONS
      return 'imported'
    })
  })
  return {
    conversations: conversations.length,
    results: results.length,
    writingExceptions: writingExceptions.length,
  }
}

export async function removeAccount({ store }: Deps, owner: OwnerId | null): Promise<void> {
  if (owner) await store.write((database) => deleteOwner(database, owner), FREES)
}

function sizeOf({ conversations, turns, results }: ReturnType<typeof rowsOf>) {
  const said = conversations.reduce((sum, { length }) => sum + length, 0)
  const read = results.reduce((sum, { figures, content }) => sum + figures.length + (content?.length ?? 0), 0)
  return { rows: conversations.length + turns.length + results.length, length: said + read }
}

function rowsOf({ conversations, results, writingExceptions }: AccountData, owner: OwnerId, world: World) {
  const named = conversations.map((conversation) => ({ conversation, name: world.id() }))
  return {
    conversations: named.map(({ conversation: { title, context, createdAt, turns }, name }) => ({
      id: name,
      owner_id: owner,
      title,
      context,
      length: lengthOf(turns),
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
    exceptions: writingExceptions.map(({ kind, value, createdAt }) => ({
      id: world.id(),
      owner_id: owner,
      kind,
      value,
      created_at: createdAt,
    })),
  }
}

/** A parent that does not stand before its turn in the same conversation is none: the thread then begins there. */
function turnRowsOf(turns: AccountData['conversations'][number]['turns'], world: World) {
  const names = new Map<string, string>()
  return turns.map(({ id, parentId, role, content, context, isInterrupted, createdAt }) => {
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
    }
  })
}
