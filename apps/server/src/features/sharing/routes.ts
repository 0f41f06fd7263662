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
import { presentShare } from './present.ts'
import {
  activityOf,
  changeShare,
  editPreviewOf,
  endShare,
  makeShare,
  previewOf,
  setTaskDone,
  sharesOf,
  tasksOf,
} from './service.ts'
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
  const { mailer, publicUrl, limits } = deps

  route(app, listShares, ({ visitor }) => sharesOf(deps, visitor.owner))
  route(app, previewShare, ({ visitor, body }) => previewOf(deps, visitor.owner, body))
  route(app, previewEdit, ({ visitor, params, body }) => editPreviewOf(deps, visitor.owner, params.id, body))
  route(app, createShare, async ({ visitor, body, idempotencyKey, address }) => {
    const isMailed = body.invite && body.email && mailer ? await limits.mayMail(address, body.email) : false
    const { share, secret } = await makeShare(deps, { ...visitor, key: idempotencyKey }, body)
    const by = isMailed ? mailer : null
    const invitation: InvitationState = body.invite ? await inviteByMail(by, { share, secret, publicUrl }) : 'none'
    return { share: presentShare(share), secret, invitation }
  })
  route(app, editShare, ({ visitor, params, body, idempotencyKey }) =>
    changeShare(deps, { ...visitor, key: idempotencyKey }, params.id, body),
  )
  route(app, revokeShare, async ({ visitor, params, idempotencyKey }) => {
    await endShare(deps, { ...visitor, key: idempotencyKey }, params.id)
    return null
  })
  route(app, listShareActivity, ({ visitor, params }) => activityOf(deps, visitor.owner, params.id))
  route(app, listPracticeTasks, ({ visitor }) => tasksOf(deps, visitor.owner))
  route(app, markPracticeTask, ({ visitor, params, body, idempotencyKey }) =>
    setTaskDone(deps, { ...visitor, key: idempotencyKey }, params.id, body.done),
  )

  route(app, openShared, async ({ params, body, address, cookies }) => {
    const { secret, password } = body
    const { view, token } = await openShare(deps, {
      id: params.id,
      secret,
      password,
      address,
      formerToken: cookies.read(VIEWER_COOKIE),
    })
    cookies.set(VIEWER_COOKIE, token, viewerCookie(params.id, publicUrl))
    return view
  })
  route(app, readShared, ({ params, cookies }) => readShare(deps, params.id, cookies.read(VIEWER_COOKIE)))
  route(app, commentOnShared, async ({ params, body, cookies, idempotencyKey: key }) => {
    const { author, text, anchor } = body
    const comment = await leaveComment(deps, {
      ...params,
      token: cookies.read(VIEWER_COOKIE),
      key,
      author,
      text,
      anchor,
    })
    return { ...comment, help: await helpFor(deps, text) }
  })
  route(app, assignTask, async ({ params, body, cookies, idempotencyKey: key }) => {
    const { author, text } = body
    const task = await setTask(deps, { ...params, token: cookies.read(VIEWER_COOKIE), key, author, text })
    return { ...task, help: await helpFor(deps, text) }
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
