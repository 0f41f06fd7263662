import type { AccountData } from '@understory/contract/account-data'
import { type Database, FREES, type Store } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import type { World } from '../../world.ts'
import { once } from '../requests/service.ts'
import { presentAccount } from './present.ts'
import { deleteOwner, insertAll, readAll } from './store.ts'

type Deps = { store: Store; world: World }
type By = { owner: OwnerId | null; identify: (database: Database) => Promise<OwnerId>; key: string | undefined }

export async function accountOf({ store, world }: Deps, owner: OwnerId | null): Promise<AccountData> {
  return presentAccount(owner ? await readAll(store.read, owner) : undefined, world.now())
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
      await insertAll(database, rowsOf(data, owner, world))
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

function rowsOf({ conversations, results, writingExceptions }: AccountData, owner: OwnerId, world: World) {
  const ids = new Map<string, string>()
  const newId = (id: string): string => {
    const made = ids.get(id) ?? world.id()
    ids.set(id, made)
    return made
  }
  // A parent that the file does not hold is none: the thread then begins there.
  const turnIds = new Set(conversations.flatMap(({ turns }) => turns.map(({ id }) => id)))
  return {
    conversations: conversations.map(({ id, title, context, createdAt, turns }) => ({
      id: newId(id),
      owner_id: owner,
      title,
      context,
      length: turns.reduce((sum, { content }) => sum + content.length, 0),
      created_at: createdAt,
    })),
    turns: conversations.flatMap((conversation) =>
      conversation.turns.map(({ id, parentId, role, content, context, isInterrupted, createdAt }) => ({
        id: newId(id),
        conversation_id: newId(conversation.id),
        owner_id: owner,
        parent_id: parentId !== null && turnIds.has(parentId) ? newId(parentId) : null,
        role,
        content,
        context,
        is_interrupted: Number(isInterrupted),
        created_at: createdAt,
      })),
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
