import type { CookieSerializeOptions } from '@fastify/cookie'
import {
  assignTask,
  commentOnShared,
  createShare,
  editShare,
  listPracticeTasks,
  listShareActivity,
  listShares,
  markPracticeTask,
  openShared,
  previewEdit,
  previewShare,
  readShared,
  revokeShare,
} from '@understory/contract/sharing'
import type { FastifyInstance } from 'fastify'
import type { Readers } from '../../ai/ports.ts'
import type { Store } from '../../db/store.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import type { Mailer } from '../../mail/mailer.ts'
import type { World } from '../../world.ts'
import { helpFor } from '../danger/service.ts'
import { type InvitationState, inviteByMail } from './invitation.ts'
import { listTasks } from './notes-store.ts'
import { presentShare } from './present.ts'
import { activityOf, changeShare, editPreviewOf, endShare, makeShare, setTaskDone, sharesOf } from './service.ts'
import { takeSnapshot } from './snapshot.ts'
import { leaveComment, openShare, readShare, setTask } from './viewer.ts'

type Deps = Pick<Readers, 'safety' | 'encoder'> & {
  store: Store
  world: World
  limits: RateLimits
  mailer: Mailer | null
  publicUrl: URL
}

const VIEWER_COOKIE = 'understory-share'
const VIEWER_SECONDS = 90 * 24 * 60 * 60

export function sharingRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, world, mailer, publicUrl, limits } = deps

  route(app, listShares, ({ visitor }) => sharesOf(deps, visitor.owner))
  route(app, previewShare, ({ visitor, body }) => takeSnapshot(store.read, visitor.owner, body, world.now()))
  route(app, previewEdit, ({ visitor, params, body }) => editPreviewOf(deps, visitor.owner, params.id, body))
  route(app, createShare, async ({ writer, body, address }) => {
    const isMailed = body.invite && body.email && mailer ? await limits.mayMail(address, body.email) : false
    const { share, secret } = await makeShare(deps, writer, body)
    const by = isMailed ? mailer : null
    const invitation: InvitationState = body.invite ? await inviteByMail(by, { share, secret, publicUrl }) : 'none'
    return { share: presentShare(share), secret, invitation }
  })
  route(app, editShare, ({ writer, params, body }) => changeShare(deps, writer, params.id, body))
  route(app, revokeShare, async ({ writer, params }) => {
    await endShare(deps, writer, params.id)
    return null
  })
  route(app, listShareActivity, ({ visitor, params }) => activityOf(deps, visitor.owner, params.id))
  route(app, listPracticeTasks, async ({ visitor: { owner } }) => (owner ? listTasks(store.read, owner) : []))
  route(app, markPracticeTask, ({ writer, params, body }) => setTaskDone(deps, writer, params.id, body.done))

  route(app, openShared, async ({ params, body, address, cookies }) => {
    const formerToken = cookies.read(VIEWER_COOKIE)
    const { view, token } = await openShare(deps, { ...body, ...params, address, formerToken })
    cookies.set(VIEWER_COOKIE, token, viewerCookie(params.id, publicUrl))
    return view
  })
  route(app, readShared, ({ params, cookies }) => readShare(deps, params.id, cookies.read(VIEWER_COOKIE)))
  route(app, commentOnShared, async ({ params, body, cookies, writer: { key } }) => {
    const comment = await leaveComment(deps, { ...body, ...params, token: cookies.read(VIEWER_COOKIE), key })
    return { ...comment, help: await helpFor(deps, body.text) }
  })
  route(app, assignTask, async ({ params, body, cookies, writer: { key } }) => {
    const task = await setTask(deps, { ...body, ...params, token: cookies.read(VIEWER_COOKIE), key })
    return { ...task, help: await helpFor(deps, body.text) }
  })
}

/** Bound to the one share: another share in the same browser has its own. */
function viewerCookie(id: string, publicUrl: URL): CookieSerializeOptions {
  return {
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.protocol === 'https:',
    path: `/api/shared/${encodeURIComponent(id)}`,
    maxAge: VIEWER_SECONDS,
  }
}
