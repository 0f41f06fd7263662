import type { Output } from '@understory/contract/endpoint'
import { COMMENTS_PER_SHARE, TASKS_PER_SHARE } from '@understory/contract/limits'
import type {
  assignTask,
  commentOnShared,
  openShared,
  PracticeTask,
  ShareComment,
  SharedView,
} from '@understory/contract/sharing'
import { holdOwner } from '../../db/hold-owner.ts'
import { sha256 } from '../../db/sha256.ts'
import type { Database, Store } from '../../db/store.ts'
import { ProblemError } from '../../http/problem.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import type { World } from '../../world.ts'
import { once } from '../idempotency/service.ts'
import {
  countComments,
  findComment,
  findTask,
  insertComment,
  insertTask,
  listComments,
  listTasksOfShare,
} from './notes-store.ts'
import { presentComment, presentSharedView } from './present.ts'
import { isPassword } from './secrets.ts'
import { snapshotOf } from './snapshot.ts'
import { findShareBySecret, findShareByViewer, insertViewer } from './store.ts'
import type { StoredShare } from './types.ts'

type Deps = { store: Store; world: World; limits: RateLimits }

/** Unknown, malformed, closed and ended shares answer with these words alike: nobody learns which it was. */
const CLOSED = new ProblemError(
  'not-found',
  'This share is not open. The link may be incomplete, or its owner has closed it.',
)
const NOT_ALLOWED = new ProblemError('not-allowed')

type Opening = Output<(typeof openShared)['body']> & {
  id: string
  address: string
  /** By which this browser came before. */
  formerToken: string | undefined
}

/**
 * Opens a share by its secret.
 *
 * @returns what it shows, and the token by which this browser may come again
 * @throws ProblemError `not-found`, `password-needed`, `too-many-requests`
 */
export async function openShare(
  { store, world, limits }: Deps,
  { id, secret, password, address, formerToken }: Opening,
): Promise<{ view: SharedView; token: string }> {
  const wasRight = await limits.admitGuess('share-guess', address)
  const share = await findShareBySecret(store.read, id, sha256(secret))
  if (!share || isOver(share, world)) throw CLOSED
  if (share.passwordHash !== null) {
    if (password === undefined) {
      wasRight()
      throw new ProblemError('password-needed')
    }
    if (!(await isPassword(password, share.passwordHash))) {
      throw new ProblemError('password-needed', 'That is not the password of this share.')
    }
  }
  wasRight()
  const token = world.token()
  const viewer = {
    tokenHash: sha256(token),
    formerHash: formerToken === undefined ? undefined : sha256(formerToken),
    now: world.now().toISOString(),
  }
  await store.write((database) => insertViewer(database, share, viewer))
  return { view: await viewOf(store, share), token }
}

/** @throws ProblemError `not-found` when this browser has not opened it, or it is closed */
export async function readShare(deps: Deps, id: string, token: string | undefined): Promise<SharedView> {
  return viewOf(deps.store, await shareSeenBy(deps, { id, token }))
}

type Seen = { id: string; token: string | undefined }
type Note = Output<(typeof assignTask)['body']> & Seen & { key: string | undefined }
type Comment = Output<(typeof commentOnShared)['body']>
type NoteKind<Kept> = {
  what: unknown
  find: (database: Database, share: StoredShare, id: string) => Promise<Kept | undefined>
  insert: (database: Database, row: { id: string; author: string; text: string; createdAt: string }) => Promise<void>
}

/** @throws ProblemError `not-found`, `not-allowed`, `limit-reached`, `invalid-request` */
export async function leaveComment(deps: Deps, note: Note & Comment): Promise<ShareComment> {
  const { author, text, anchor } = note
  const share = await shareSeenBy(deps, note)
  if (share.access === 'view') throw NOT_ALLOWED
  if (anchor && !isInside(share, anchor)) {
    throw new ProblemError('invalid-request', 'That place is not in a text of this share. Nothing was kept.')
  }
  const comment = await leaveNote(deps, share, note, {
    what: { comment: share.id, author, text, anchor },
    find: findComment,
    insert: async (database, row) => {
      if ((await countComments(database, share)) >= COMMENTS_PER_SHARE) throw full(COMMENTS_PER_SHARE, 'comments')
      await insertComment(database, share, { ...row, anchor: anchor ? JSON.stringify(anchor) : null })
    },
  })
  return presentComment(comment)
}

/** @throws ProblemError `not-found`, `not-allowed`, `limit-reached` */
export async function setTask(deps: Deps, note: Note): Promise<PracticeTask> {
  const share = await shareSeenBy(deps, note)
  if (share.access !== 'coach') throw NOT_ALLOWED
  return leaveNote(deps, share, note, {
    what: { task: share.id, author: note.author, text: note.text },
    find: findTask,
    insert: async (database, row) => {
      const tasks = await listTasksOfShare(database, share.owner, share.id)
      if (tasks.length >= TASKS_PER_SHARE) throw full(TASKS_PER_SHARE, 'tasks')
      await insertTask(database, share, { ...row, doneAt: null })
    },
  })
}

const full = (most: number, what: string) =>
  new ProblemError('limit-reached', `This share holds ${most} ${what}, and that is all it takes.`)

/** Writes a viewer's comment or task into the share, once for each key. */
async function leaveNote<Kept>(
  { store, world }: Deps,
  share: StoredShare,
  { token = '', key, author, text }: Note,
  { what, find, insert }: NoteKind<Kept>,
): Promise<Kept> {
  // Kept among the owner's keys, under one that no owner and no other viewer can give.
  const viewerKey = key === undefined ? undefined : `viewer ${sha256(`${token} ${key}`)}`
  const kept = await store.write(async (database) => {
    const now = world.now()
    const id = await once(database, { owner: share.owner, key: viewerKey, what, now }, async () => {
      await holdOwner(database, share.owner)
      const row = { id: world.id(), author: author.trim(), text, createdAt: now.toISOString() }
      await insert(database, row)
      return row.id
    })
    return find(database, share, id)
  })
  if (!kept) throw CLOSED
  return kept
}

async function shareSeenBy({ store, world }: Deps, { id, token }: Seen): Promise<StoredShare> {
  const share = token ? await findShareByViewer(store.read, id, sha256(token)) : undefined
  if (!share || isOver(share, world)) throw CLOSED
  return share
}

async function viewOf(store: Store, share: StoredShare): Promise<SharedView> {
  const isReader = share.access === 'view'
  const [comments, tasks] = await Promise.all([
    isReader ? [] : listComments(store.read, share.owner, share.id),
    share.access === 'coach' ? listTasksOfShare(store.read, share.owner, share.id) : [],
  ])
  return presentSharedView({ share, comments, tasks })
}

function isOver({ expiresAt }: StoredShare, world: World): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= world.now().getTime()
}

function isInside(share: StoredShare, { textId, start, end }: NonNullable<Comment['anchor']>): boolean {
  const text = snapshotOf(share).texts.find(({ id }) => id === textId)?.text
  return text !== undefined && start < end && end <= text.length
}
