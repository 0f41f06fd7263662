import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Insertable } from 'kysely'
import type { Database } from '../../db/store.ts'
import type { OwnerId, Tables } from '../../db/tables.ts'

/** Shares without their snapshot: its data is exported already. */
const SHARED = ['id', 'name', 'email', 'access', 'branches', 'created_at', 'expires_at'] as const

/** Batch sizes in rows and in UTF-16 units; other requests run between batches. */
const ROWS_AT_ONCE = 100
const LENGTH_AT_ONCE = 512 * 1024
/** A result may include a text of 200,000 UTF-16 units. */
const RESULTS_AT_ONCE = 10

/** Conversations with turns, oldest first, in batches. */
export async function* readConversations(database: Database, owner: OwnerId) {
  const conversations = database.selectFrom('conversations').selectAll().where('owner_id', '=', owner).orderBy('seq')
  for await (const rows of inPages((after) => conversations.where('seq', '>', after).limit(ROWS_AT_ONCE).execute())) {
    for (const few of shortParts(rows)) {
      const turns = await database
        .selectFrom('turns')
        .selectAll()
        .where('owner_id', '=', owner)
        .where(
          'conversation_id',
          'in',
          few.map(({ id }) => id),
        )
        .orderBy('seq')
        .execute()
      yield { conversations: few, turns }
      await nextTurn()
    }
  }
}

export function readResults(database: Database, owner: OwnerId) {
  const results = database.selectFrom('results').selectAll().where('owner_id', '=', owner).orderBy('seq')
  return inPages((after) => results.where('seq', '>', after).limit(RESULTS_AT_ONCE).execute())
}

async function* inPages<Row extends { seq: number }>(readAfter: (seq: number) => Promise<Row[]>): AsyncIterable<Row[]> {
  for (let rows = await readAfter(0); rows.length > 0; rows = await readAfter(rows.at(-1)?.seq ?? 0)) {
    yield rows
    await nextTurn()
  }
}

/** Batches short neighbors; a long row is its own batch. */
function* shortParts<Row extends { length: number }>(rows: readonly Row[]): Iterable<Row[]> {
  let part: Row[] = []
  let length = 0
  for (const row of rows) {
    if (part.length > 0 && length + row.length > LENGTH_AT_ONCE) {
      yield part
      part = []
      length = 0
    }
    part.push(row)
    length += row.length
  }
  if (part.length > 0) yield part
}

/** Shares, oldest first, each with comments and tasks: together up to 50 million UTF-16 units. */
export async function* readShares(database: Database, owner: OwnerId) {
  const shares = await database
    .selectFrom('shares')
    .select(SHARED)
    .where('owner_id', '=', owner)
    .orderBy('seq')
    .execute()
  for (const share of shares) {
    const comments = database.selectFrom('share_comments').selectAll().where('owner_id', '=', owner)
    const tasks = database.selectFrom('share_tasks').selectAll().where('owner_id', '=', owner)
    yield {
      share,
      comments: await comments.where('share_id', '=', share.id).orderBy('seq').execute(),
      tasks: await tasks.where('share_id', '=', share.id).orderBy('seq').execute(),
    }
    await nextTurn()
  }
}

/** Few, because they are limited. */
export function readExceptions(database: Database, owner: OwnerId) {
  return database.selectFrom('writing_exceptions').selectAll().where('owner_id', '=', owner).orderBy('seq').execute()
}

export function readTalks(database: Database, owner: OwnerId) {
  return database.selectFrom('talks').selectAll().where('owner_id', '=', owner).orderBy('seq').execute()
}

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const ROWS = 500

type Imported = {
  conversations: Insertable<Tables['conversations']>[]
  turns: Insertable<Tables['turns']>[]
  results: Insertable<Tables['results']>[]
  exceptions: Insertable<Tables['writing_exceptions']>[]
  talks: Insertable<Tables['talks']>[]
}

/**
 * Inserts rows in batches, skipping exceptions that exist already. Reads and health checks run between batches; writes
 * wait for the transaction.
 */
export async function insertAll(database: Database, rows: Imported): Promise<void> {
  for await (const part of parts(rows.conversations)) await database.insertInto('conversations').values(part).execute()
  for await (const part of parts(rows.turns)) await database.insertInto('turns').values(part).execute()
  for await (const part of parts(rows.results)) await database.insertInto('results').values(part).execute()
  for await (const part of parts(rows.talks)) await database.insertInto('talks').values(part).execute()
  for await (const part of parts(rows.exceptions)) {
    await database
      .insertInto('writing_exceptions')
      .values(part)
      .onConflict((conflict) => conflict.columns(['owner_id', 'kind', 'value']).doNothing())
      .execute()
  }
}

async function* parts<T>(rows: readonly T[]): AsyncIterable<T[]> {
  for (let at = 0; at < rows.length; at += ROWS) {
    if (at > 0) await nextTurn()
    yield rows.slice(at, at + ROWS)
  }
}

/** Deletes the owner and, by cascade, all rows of theirs. */
export async function deleteOwner(database: Database, owner: OwnerId): Promise<void> {
  await database.deleteFrom('owners').where('id', '=', owner).execute()
}
