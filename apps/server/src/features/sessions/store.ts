import type { Database } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'

export type SessionRow = { owner_id: OwnerId; seen_at: string }

export function findSession(database: Database, tokenHash: string): Promise<SessionRow | undefined> {
  return database
    .selectFrom('sessions')
    .select(['owner_id', 'seen_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

export async function insertOwner(
  database: Database,
  row: { ownerId: string; sessionId: string; tokenHash: string; now: string },
): Promise<OwnerId> {
  const owner = row.ownerId as OwnerId
  await database.insertInto('owners').values({ id: owner, created_at: row.now }).execute()
  await database
    .insertInto('sessions')
    .values({ token_hash: row.tokenHash, id: row.sessionId, owner_id: owner, created_at: row.now, seen_at: row.now })
    .execute()
  return owner
}

/** Deletes the owners whom no session has visited since `time`, with all that is theirs. */
export async function deleteOwnersUnseenSince(database: Database, time: string): Promise<void> {
  await database
    .deleteFrom('owners')
    .where('created_at', '<', time)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('sessions')
            .select('sessions.id')
            .whereRef('sessions.owner_id', '=', 'owners.id')
            .where('sessions.seen_at', '>=', time),
        ),
      ),
    )
    .execute()
}

export async function touchSession(database: Database, tokenHash: string, now: string): Promise<void> {
  await database.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute()
}
