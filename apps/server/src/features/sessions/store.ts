import { deleteOwn } from '../../db/delete-own.ts'
import { prepared } from '../../db/prepared.ts'
import type { Database } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'

const sessionsOfToken = prepared((database, { tokenHash }: { tokenHash: string }) =>
  database.selectFrom('sessions').select(['id', 'owner_id', 'seen_at']).where('token_hash', '=', tokenHash),
)

export async function findSession(database: Database, tokenHash: string) {
  const [session] = await sessionsOfToken(database, { tokenHash })
  return session
}

export async function insertOwner(database: Database, row: { ownerId: string; now: string }): Promise<OwnerId> {
  const owner = row.ownerId as OwnerId
  await database.insertInto('owners').values({ id: owner, created_at: row.now }).execute()
  return owner
}

export async function insertSession(
  database: Database,
  row: { owner: OwnerId; sessionId: string; tokenHash: string; now: string },
): Promise<void> {
  const { owner, sessionId, tokenHash, now } = row
  await database
    .insertInto('sessions')
    .values({ token_hash: tokenHash, id: sessionId, owner_id: owner, created_at: now, seen_at: now })
    .execute()
}

/** The owner created by the first write with this key, else the given one. */
export async function ownerOfFirstRequest(
  database: Database,
  { keyHash, made, now }: { keyHash: string; made: OwnerId; now: string },
): Promise<OwnerId> {
  const inserted = await database
    .insertInto('first_requests')
    .values({ key_hash: keyHash, owner_id: made, created_at: now })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .returning('key_hash')
    .executeTakeFirst()
  if (inserted) return made
  await database.deleteFrom('owners').where('id', '=', made).execute()
  const first = await database
    .selectFrom('first_requests')
    .select('owner_id')
    .where('key_hash', '=', keyHash)
    .executeTakeFirstOrThrow()
  return first.owner_id
}

export async function deleteFirstRequestsBefore(database: Database, time: string): Promise<void> {
  await database.deleteFrom('first_requests').where('created_at', '<', time).execute()
}

/**
 * Deletes owners without a session since `time`. If that would be everyone, deletes nothing: the clock has probably
 * jumped.
 */
export async function deleteOwnersUnseenSince(database: Database, time: string): Promise<void> {
  await database
    .deleteFrom('owners')
    .where('created_at', '<', time)
    .where((row) => row.exists(row.selectFrom('sessions').select('sessions.id').where('sessions.seen_at', '>=', time)))
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

/** Sessions of an owner, most recently seen first. */
export function listSessionRows(database: Database, owner: OwnerId) {
  return database
    .selectFrom('sessions')
    .select(['id', 'created_at as createdAt', 'seen_at as seenAt'])
    .where('owner_id', '=', owner)
    .orderBy('seen_at', 'desc')
    .execute()
}

export const deleteSession = deleteOwn('sessions')

export async function insertDeviceCode(
  database: Database,
  owner: OwnerId,
  { codeHash, expiresAt }: { codeHash: string; expiresAt: string },
): Promise<void> {
  await database.deleteFrom('device_codes').where('owner_id', '=', owner).execute()
  await database
    .insertInto('device_codes')
    .values({ code_hash: codeHash, owner_id: owner, expires_at: expiresAt })
    .execute()
}

/** Consumes a device code; returns its owner. */
export async function takeDeviceCode(database: Database, codeHash: string) {
  return database
    .deleteFrom('device_codes')
    .where('code_hash', '=', codeHash)
    .returning(['owner_id as owner', 'expires_at as expiresAt'])
    .executeTakeFirst()
}
