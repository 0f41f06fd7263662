import { deleteOwn } from '../../db/delete-own.ts'
import type { Database } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import type { NewShare, ShareHead, ShareTraffic, StoredShare } from './types.ts'

const COLUMNS = [
  'id',
  'owner_id as owner',
  'name',
  'email',
  'owner_name as ownerName',
  'access',
  'branches',
  'taken_at as takenAt',
  'includes_texts',
  'talk_id as talkId',
  'password_hash as passwordHash',
  'created_at as createdAt',
  'expires_at as expiresAt',
] as const
const WHOLE = [...COLUMNS, 'snapshot'] as const
/** Browsers that may come back to a share without its link. */
const VIEWERS_PER_SHARE = 200

export async function insertShare(database: Database, share: NewShare): Promise<void> {
  const row = {
    id: share.id,
    owner_id: share.owner,
    secret_hash: share.secretHash,
    password_hash: share.passwordHash,
    name: share.name,
    email: share.email,
    owner_name: share.ownerName,
    access: share.access,
    branches: share.branches,
    snapshot: share.snapshot,
    taken_at: share.takenAt,
    includes_texts: Number(share.includesTexts),
    talk_id: share.talkId,
    created_at: share.createdAt,
    expires_at: share.expiresAt,
  }
  await database.insertInto('shares').values(row).execute()
}

export async function listShareHeads(database: Database, owner: OwnerId): Promise<ShareHead[]> {
  const rows = await database
    .selectFrom('shares')
    .select(COLUMNS)
    .where('owner_id', '=', owner)
    .orderBy('seq', 'desc')
    .execute()
  return rows.map(shareOf)
}

const whole = (database: Database, id: string) => database.selectFrom('shares').select(WHOLE).where('id', '=', id)

export async function findShare(database: Database, owner: OwnerId, id: string): Promise<StoredShare | undefined> {
  const row = await whole(database, id).where('owner_id', '=', owner).executeTakeFirst()
  return row && shareOf(row)
}

/** The share of that id if the secret is its own. */
export async function findShareBySecret(database: Database, id: string, secretHash: string) {
  const row = await whole(database, id).where('secret_hash', '=', secretHash).executeTakeFirst()
  return row && shareOf(row)
}

/** The share of that id if a browser with this token opened it. */
export async function findShareByViewer(database: Database, id: string, tokenHash: string) {
  const row = await whole(database, id)
    .where((share) =>
      share.exists(
        share
          .selectFrom('share_viewers')
          .select('share_viewers.seq')
          .whereRef('share_viewers.share_id', '=', 'shares.id')
          .where('share_viewers.token_hash', '=', tokenHash),
      ),
    )
    .executeTakeFirst()
  return row && shareOf(row)
}

export async function updateShare(database: Database, share: StoredShare): Promise<void> {
  await database
    .updateTable('shares')
    .set({
      name: share.name,
      access: share.access,
      branches: share.branches,
      snapshot: share.snapshot,
      taken_at: share.takenAt,
      includes_texts: Number(share.includesTexts),
      talk_id: share.talkId,
      expires_at: share.expiresAt,
    })
    .where('owner_id', '=', share.owner)
    .where('id', '=', share.id)
    .execute()
}

export async function replaceSecret(database: Database, owner: OwnerId, id: string, secretHash: string): Promise<void> {
  await database
    .updateTable('shares')
    .set({ secret_hash: secretHash })
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .execute()
}

export const deleteShare = deleteOwn('shares')

type Viewer = { tokenHash: string; formerHash: string | undefined; now: string }

/** Counts one more opening. A browser that comes again takes its own place, and of all browsers the newest are kept. */
export async function insertViewer(database: Database, share: StoredShare, { tokenHash, formerHash, now }: Viewer) {
  if (formerHash !== undefined) {
    await database
      .deleteFrom('share_viewers')
      .where('share_id', '=', share.id)
      .where('token_hash', '=', formerHash)
      .execute()
  }
  const row = { token_hash: tokenHash, share_id: share.id, owner_id: share.owner, opened_at: now }
  await database.insertInto('share_viewers').values(row).execute()
  await database
    .updateTable('shares')
    .set((eb) => ({ opens: eb('opens', '+', 1) }))
    .where('id', '=', share.id)
    .execute()
  const oldestKept = await database
    .selectFrom('share_viewers')
    .select('seq')
    .where('share_id', '=', share.id)
    .orderBy('seq', 'desc')
    .offset(VIEWERS_PER_SHARE - 1)
    .limit(1)
    .executeTakeFirst()
  if (!oldestKept) return
  await database
    .deleteFrom('share_viewers')
    .where('share_id', '=', share.id)
    .where('seq', '<', oldestKept.seq)
    .execute()
}

/** When each browser opened the share last, the newest first. */
export async function listOpenings(database: Database, owner: OwnerId, share: string, limit: number) {
  const rows = await database
    .selectFrom('share_viewers')
    .select('opened_at')
    .where('owner_id', '=', owner)
    .where('share_id', '=', share)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.opened_at)
}

export async function readTraffic(database: Database, owner: OwnerId): Promise<Map<string, ShareTraffic>> {
  const [opened, commented] = await Promise.all([
    database
      .selectFrom('shares')
      .leftJoin('share_viewers', 'share_viewers.share_id', 'shares.id')
      .select(({ fn }) => ['shares.id as share_id', 'shares.opens', fn.max('opened_at').as('last')])
      .where('shares.owner_id', '=', owner)
      .groupBy(['shares.id', 'shares.opens'])
      .execute(),
    database
      .selectFrom('share_comments')
      .select(({ fn }) => ['share_id', fn.countAll().as('comments')])
      .where('owner_id', '=', owner)
      .groupBy('share_id')
      .execute(),
  ])
  const traffic = new Map<string, ShareTraffic>()
  const of = (id: string) => traffic.get(id) ?? { opens: 0, lastOpenedAt: null, comments: 0 }
  for (const { share_id, opens, last } of opened)
    traffic.set(share_id, { ...of(share_id), opens: Number(opens), lastOpenedAt: last })
  for (const { share_id, comments } of commented) traffic.set(share_id, { ...of(share_id), comments: Number(comments) })
  return traffic
}

function shareOf<Row extends { includes_texts: number; takenAt: string; createdAt: string }>(row: Row) {
  const { includes_texts, ...share } = row
  // A process of an earlier version left `takenAt` out.
  return { ...share, includesTexts: includes_texts === 1, takenAt: row.takenAt || row.createdAt }
}
