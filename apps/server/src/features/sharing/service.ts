import type { Output } from '@understory/contract/endpoint'
import { SHARES_PER_OWNER } from '@understory/contract/limits'
import type { createShare, editShare, Share, Snapshot } from '@understory/contract/sharing'
import { holdOwner } from '../../db/hold-owner.ts'
import { sha256 } from '../../db/sha256.ts'
import type { Store } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Writer } from '../../http/visitor.ts'
import type { World } from '../../world.ts'
import { once, outcomeOf, removeOne } from '../idempotency/service.ts'
import { findTaskOfOwner, listComments, markTask } from './notes-store.ts'
import { presentComment, presentShare } from './present.ts'
import { hashPassword, isPassword } from './secrets.ts'
import { retakeSnapshot, type SnapshotRequest, snapshotOf, takeSnapshot } from './snapshot.ts'
import {
  deleteShare,
  findShare,
  insertShare,
  listOpenings,
  listShareHeads,
  readTraffic,
  replaceSecret,
  updateShare,
} from './store.ts'
import type { StoredShare } from './types.ts'

type Deps = { store: Store; world: World }

const GONE = new ProblemError('not-found', 'This share is not there. It may have been closed already.')
const NO_TASK = new ProblemError('not-found', 'This task is not there. The share it came with may have been closed.')
const DAY = 24 * 60 * 60 * 1000
const DEFAULT_DAYS = 90
const OPENINGS = 50

export async function sharesOf({ store }: Deps, owner: OwnerId | null): Promise<Share[]> {
  if (!owner) return []
  const [rows, traffic] = await Promise.all([listShareHeads(store.read, owner), readTraffic(store.read, owner)])
  return rows.map((row) => presentShare(row, traffic.get(row.id)))
}

/** @throws ProblemError `not-found` when the owner has no such share */
export async function editPreviewOf(
  { store, world }: Deps,
  owner: OwnerId | null,
  id: string,
  request: SnapshotRequest,
): Promise<{ shown: Snapshot; next: Snapshot }> {
  const share = owner ? await findShare(store.read, owner, id) : undefined
  if (!share) throw GONE
  return { shown: snapshotOf(share), next: await retakeSnapshot(store.read, share, request, world.now()) }
}

/**
 * Makes a share and the secret that opens it. A request that comes again with its key finds its share and gets a new
 * secret, since the first was told nobody.
 *
 * @throws ProblemError `limit-reached`, `idempotency-key-reused`
 */
export async function makeShare(
  { store, world }: Deps,
  { owner, identify, key }: Writer,
  request: Output<(typeof createShare)['body']>,
): Promise<{ share: StoredShare; secret: string }> {
  // The record of a request is a plain hash: with a password in it, a copy of the database would give the password away.
  const what = { create: 'share', request: { ...request, password: request.password !== undefined } }
  const earlier = owner ? await outcomeOf(store.read, { owner, key, what, now: world.now() }) : undefined
  if (owner && earlier) await refuseOtherPassword(store, owner, earlier, request.password)
  const passwordHash = request.password && !earlier ? await hashPassword(request.password) : null
  const secret = world.token()
  return store.write(async (database) => {
    const by = await identify(database)
    const now = world.now()
    let isNew = false
    const id = await once(database, { owner: by, key, what, now }, async () => {
      await holdOwner(database, by)
      if ((await listShareHeads(database, by)).length >= SHARES_PER_OWNER) {
        throw new ProblemError('limit-reached', `You share ${SHARES_PER_OWNER} times already. Remove one first.`)
      }
      isNew = true
      const share = {
        id: world.id(),
        owner: by,
        secretHash: sha256(secret),
        passwordHash,
        name: request.name?.trim() ?? '',
        email: request.email ?? '',
        ownerName: request.ownerName?.trim() ?? '',
        access: request.access,
        branches: JSON.stringify(request.branches),
        snapshot: JSON.stringify(await takeSnapshot(database, by, request, now)),
        takenAt: now.toISOString(),
        includesTexts: request.includeTexts ?? false,
        talkId: request.talk?.id ?? null,
        createdAt: now.toISOString(),
        expiresAt: endOf(now, request.days),
      }
      await insertShare(database, share)
      return share.id
    })
    if (!isNew) await replaceSecret(database, by, id, sha256(secret))
    const share = await findShare(database, by, id)
    if (!share) throw GONE
    return { share, secret }
  })
}

/** The password is not in the record of the request, so it is held against the one that was set. */
async function refuseOtherPassword(store: Store, owner: OwnerId, id: string, password: string | undefined) {
  const hash = (await findShare(store.read, owner, id))?.passwordHash
  if (password && hash && !(await isPassword(password, hash))) throw new ProblemError('idempotency-key-reused')
}

/** @throws ProblemError `not-found` when the owner has no such share */
export async function changeShare(
  { store, world }: Deps,
  { owner, key }: Writer,
  id: string,
  request: Output<(typeof editShare)['body']>,
): Promise<Share> {
  if (!owner) throw GONE
  const what = { edit: 'share', id, request }
  await store.write((database) =>
    once(database, { owner, key, what, now: world.now() }, async () => {
      const share = await findShare(database, owner, id)
      if (!share) throw GONE
      const now = world.now()
      const { access, days } = request
      const snapshot = await retakeSnapshot(database, share, request, now)
      await updateShare(database, {
        ...share,
        access,
        name: request.name?.trim() ?? share.name,
        branches: JSON.stringify(request.branches),
        includesTexts: request.includeTexts ?? false,
        talkId: request.talk === undefined ? share.talkId : (request.talk?.id ?? null),
        snapshot: JSON.stringify(snapshot),
        takenAt: snapshot.takenAt,
        expiresAt: days === undefined ? share.expiresAt : endOf(now, days),
      })
      return id
    }),
  )
  const [share, traffic] = await Promise.all([findShare(store.read, owner, id), readTraffic(store.read, owner)])
  if (!share) throw GONE
  return presentShare(share, traffic.get(id))
}

/** @throws ProblemError `not-found` when the owner has no such share */
export function endShare(deps: Deps, writer: Writer, id: string): Promise<void> {
  return removeOne(deps, writer, { kind: 'share', id, remove: deleteShare, gone: GONE })
}

/** @throws ProblemError `not-found` when the owner has no such share */
export async function activityOf({ store }: Deps, owner: OwnerId | null, id: string) {
  if (!owner || !(await findShare(store.read, owner, id))) throw GONE
  const [comments, openedAt] = await Promise.all([
    listComments(store.read, owner, id),
    listOpenings(store.read, owner, id, OPENINGS),
  ])
  return { comments: comments.map(presentComment), openedAt }
}

/** @throws ProblemError `not-found` when the owner has no such task */
export async function setTaskDone({ store, world }: Deps, { owner, key }: Writer, id: string, done: boolean) {
  if (!owner) throw NO_TASK
  const now = world.now()
  return store.write(async (database) => {
    const at = done ? now.toISOString() : null
    await once(database, { owner, key, what: { mark: 'task', id, done }, now }, async () => {
      if (!(await markTask(database, owner, id, at))) throw NO_TASK
      return id
    })
    const task = await findTaskOfOwner(database, owner, id)
    if (!task) throw NO_TASK
    return task
  })
}

function endOf(now: Date, days: number | null | undefined): string | null {
  if (days === null) return null
  return new Date(now.getTime() + (days ?? DEFAULT_DAYS) * DAY).toISOString()
}
