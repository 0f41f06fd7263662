import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Insertable } from 'kysely'
import type { Database } from '../../db/store.ts'
import type { OwnerId, Tables } from '../../db/tables.ts'

/** Of a share what it was, and not what it showed: that is exported already. */
const SHARED = ['id', 'name', 'email', 'access', 'branches', 'created_at', 'expires_at'] as const

/** Rows that are read at once, and UTF-16 units of conversations: between two parts everybody else has a turn. */
const ROWS_AT_ONCE = 100
const LENGTH_AT_ONCE = 512 * 1024
/** A result may come with a text of 200,000 UTF-16 units. */
const RESULTS_AT_ONCE = 10

/** The conversations of an owner with their turns, oldest first, a few at a time. */
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

/** The results of an owner, oldest first, a few at a time. */
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

/** Neighbors that are short together, or one that is long by itself. */
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

/** The shares of an owner, oldest first, each with what others left there: all of it together may be 50 million UTF-16 units. */
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

/** There are few of them, since they have a limit of their own. */
export function readExceptions(database: Database, owner: OwnerId) {
  return database.selectFrom('writing_exceptions').selectAll().where('owner_id', '=', owner).orderBy('seq').execute()
}

/** The talks of an owner, the oldest first: a few hundred at most. */
export function readTalks(database: Database, owner: OwnerId) {
  return database.selectFrom('talks').selectAll().where('owner_id', '=', owner).orderBy('seq').execute()
}

/** Rows of one statement at most: PostgreSQL takes 65,535 values. */
const ROWS = 500

type Imported = {
  conversations: Insertable<Tables['conversations']>[]
  turns: Insertable<Tables['turns']>[]
  results: Insertable<Tables['results']>[]
  exceptions: Insertable<Tables['writing_exceptions']>[]
  talks: Insertable<Tables['talks']>[]
}

/**
 * Adds rows; of exceptions those that the owner does not have yet. Between two parts everybody else has a turn: writes wait
 * until all of it is in, reads and health do not.
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

/** Deletes the owner; every row that is theirs goes with them. */
export async function deleteOwner(database: Database, owner: OwnerId): Promise<void> {
  await database.deleteFrom('owners').where('id', '=', owner).execute()
}
