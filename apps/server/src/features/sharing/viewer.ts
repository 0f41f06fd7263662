import { COMMENTS_PER_SHARE, TASKS_PER_SHARE } from '@understory/contract/limits'
import type { PracticeTask, ShareComment, SharedView } from '@understory/contract/sharing'
import { holdOwner } from '../../db/hold-owner.ts'
import { sha256 } from '../../db/sha256.ts'
import type { Store } from '../../db/store.ts'
import { ProblemError } from '../../http/problem.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import type { World } from '../../world.ts'
import { once, type WriteRequest } from '../idempotency/service.ts'
import {
  countComments,
  findComment,
  findTask,
  insertComment,
  insertTask,
  listComments,
  listTasksOfShare,
} from './notes-store.ts'
import { presentComment, presentSharedView, presentTask } from './present.ts'
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

type Opening = {
  id: string
  secret: string
  password: string | undefined
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
  return viewOf(deps.store, await shareSeenBy(deps, id, token))
}

type Note = { id: string; token: string | undefined; key: string | undefined; author: string; text: string }
type Anchor = { textId: string; start: number; end: number }

/** @throws ProblemError `not-found`, `not-allowed`, `limit-reached`, `invalid-request` */
export async function leaveComment(
  deps: Deps,
  { id, token, key, author, text, anchor }: Note & { anchor: Anchor | undefined },
): Promise<ShareComment> {
  const { store, world } = deps
  const share = await shareSeenBy(deps, id, token)
  if (share.access === 'view') throw NOT_ALLOWED
  if (anchor && !isInside(share, anchor)) {
    throw new ProblemError('invalid-request', 'That place is not in a text of this share. Nothing was kept.')
  }
  const what = { comment: share.id, author, text, anchor }
  const comment = await store.write(async (database) => {
    const createdAt = world.now().toISOString()
    const id = await once(database, writeOf(share, { token, key, what, now: world.now() }), async () => {
      await holdOwner(database, share.owner)
      if ((await countComments(database, share)) >= COMMENTS_PER_SHARE) {
        throw new ProblemError(
          'limit-reached',
          `This share holds ${COMMENTS_PER_SHARE} comments, and that is all it takes.`,
        )
      }
      const row = {
        id: world.id(),
        author: author.trim(),
        text,
        createdAt,
        anchor: anchor ? JSON.stringify(anchor) : null,
      }
      await insertComment(database, share, row)
      return row.id
    })
    return findComment(database, share, id)
  })
  if (!comment) throw CLOSED
  return presentComment(comment)
}

/** @throws ProblemError `not-found`, `not-allowed`, `limit-reached` */
export async function setTask(deps: Deps, { id, token, key, author, text }: Note): Promise<PracticeTask> {
  const { store, world } = deps
  const share = await shareSeenBy(deps, id, token)
  if (share.access !== 'coach') throw NOT_ALLOWED
  const what = { task: share.id, author, text }
  const task = await store.write(async (database) => {
    const createdAt = world.now().toISOString()
    const id = await once(database, writeOf(share, { token, key, what, now: world.now() }), async () => {
      await holdOwner(database, share.owner)
      if ((await listTasksOfShare(database, share.owner, share.id)).length >= TASKS_PER_SHARE) {
        throw new ProblemError('limit-reached', `This share holds ${TASKS_PER_SHARE} tasks, and that is all it takes.`)
      }
      const row = { id: world.id(), author: author.trim(), text, createdAt, doneAt: null }
      await insertTask(database, share, row)
      return row.id
    })
    return findTask(database, share, id)
  })
  if (!task) throw CLOSED
  return presentTask(task)
}

/** A viewer's write is kept among its owner's, under a name that no owner and no other viewer can give. */
function writeOf(
  { owner }: StoredShare,
  { token = '', key, what, now }: { token: string | undefined; key: string | undefined; what: unknown; now: Date },
): WriteRequest {
  return { owner, key: key === undefined ? undefined : `viewer ${sha256(`${token} ${key}`)}`, what, now }
}

async function shareSeenBy({ store, world }: Deps, id: string, token: string | undefined): Promise<StoredShare> {
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

function isInside(share: StoredShare, { textId, start, end }: Anchor): boolean {
  const text = snapshotOf(share).texts.find(({ id }) => id === textId)?.text
  return text !== undefined && start < end && end <= text.length
}
