import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Insertable } from 'kysely'
import type { Database } from '../../db/store.ts'
import type { OwnerId, Tables } from '../../db/tables.ts'

/** Of a share what it was, and not what it showed: that is exported already. */
const SHARED = ['id', 'name', 'email', 'access', 'branches', 'created_at', 'expires_at'] as const

/** Every row of an owner that means something to them, oldest first. */
export async function readAll(database: Database, owner: OwnerId) {
  const conversations = database.selectFrom('conversations').selectAll().where('owner_id', '=', owner).orderBy('seq')
  const turns = database.selectFrom('turns').selectAll().where('owner_id', '=', owner).orderBy('seq')
  const results = database.selectFrom('results').selectAll().where('owner_id', '=', owner).orderBy('seq')
  const exceptions = database.selectFrom('writing_exceptions').selectAll().where('owner_id', '=', owner).orderBy('seq')
  const shares = database.selectFrom('shares').select(SHARED).where('owner_id', '=', owner).orderBy('seq')
  const comments = database.selectFrom('share_comments').selectAll().where('owner_id', '=', owner).orderBy('seq')
  const tasks = database.selectFrom('share_tasks').selectAll().where('owner_id', '=', owner).orderBy('seq')
  return {
    conversations: await conversations.execute(),
    turns: await turns.execute(),
    results: await results.execute(),
    exceptions: await exceptions.execute(),
    shares: await shares.execute(),
    comments: await comments.execute(),
    tasks: await tasks.execute(),
  }
}
export type OwnerRows = Awaited<ReturnType<typeof readAll>>

/** Rows of one statement at most: PostgreSQL takes 65,535 values. */
const ROWS = 500

type Imported = {
  conversations: Insertable<Tables['conversations']>[]
  turns: Insertable<Tables['turns']>[]
  results: Insertable<Tables['results']>[]
  exceptions: Insertable<Tables['writing_exceptions']>[]
}

/**
 * Adds rows; of exceptions those that the owner does not have yet. Between two parts everybody else has a turn: writes wait
 * until all of it is in, reads and health do not.
 */
export async function insertAll(database: Database, rows: Imported): Promise<void> {
  for await (const part of parts(rows.conversations)) await database.insertInto('conversations').values(part).execute()
  for await (const part of parts(rows.turns)) await database.insertInto('turns').values(part).execute()
  for await (const part of parts(rows.results)) await database.insertInto('results').values(part).execute()
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
