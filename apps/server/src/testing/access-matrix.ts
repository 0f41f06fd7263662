import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Method } from '@understory/contract/endpoint'
import { parse } from 'yaml'
import type { TestVisitor } from './app.ts'
import { makeShare, openShare } from './share.ts'

export type Role = 'owner' | 'other' | 'anonymous' | 'viewer' | 'revoked viewer' | 'deleted'
export type OperatorRole = 'visitor' | 'owner' | 'operator' | 'stranger' | 'cross-site'

/** Well-formed ids that don't exist. */
export const UNKNOWN = {
  conversation: '00000000-0000-4000-8000-000000000000',
  turn: '00000000-0000-4000-8000-000000000001',
  text: '00000000-0000-4000-8000-000000000002',
  exception: '00000000-0000-4000-8000-000000000003',
  talk: '00000000-0000-4000-8000-000000000007',
  share: '00000000-0000-4000-8000-000000000004',
  secret: 'unknown',
  task: '00000000-0000-4000-8000-000000000005',
  session: '00000000-0000-4000-8000-000000000006',
}

/** Ids of an owner's rows; `share` is the one the role has a link to. */
export type Named = typeof UNKNOWN

type Written = { everyone?: number; owner?: number; viewer?: number; statuses?: number[]; url?: string; body?: unknown }
type Matrix = {
  roles: Role[]
  routes: Record<string, Written[]>
  operatorRoles: OperatorRole[]
  operatorRoutes: Record<string, Written>
}

/** `statuses` in the order of the roles. */
export type Case = { statuses: readonly number[]; url?: string | undefined; body?: unknown }

const matrix: Matrix = parse(readFileSync(join(import.meta.dirname, 'access-matrix.yaml'), 'utf8'))

const caseOf = ({ everyone, owner, viewer, statuses, url, body }: Written): Case => {
  const only = { owner, viewer }
  const given = (role: Role) => (role === 'owner' || role === 'viewer' ? only[role] : undefined)
  return { url, body, statuses: statuses ?? matrix.roles.map((role) => everyone ?? given(role) ?? 404) }
}

export const ROLES = matrix.roles
export const OPERATOR_ROLES = matrix.operatorRoles

/** Expected status for every route and role. A missing route fails the test. */
export const MATRIX = Object.fromEntries(
  Object.entries(matrix.routes).map(([route, cases]) => [route, cases.map(caseOf)] as const),
)
export const OPERATOR_MATRIX = Object.fromEntries(
  Object.entries(matrix.operatorRoutes).map(([route, one]) => [route, caseOf(one)] as const),
)

/** Gives an owner a row of every kind that requests name, and opens the share for the viewer. */
export async function settle(owner: TestVisitor, viewer: TestVisitor, words: string): Promise<Named> {
  const made = async (path: string, body: object): Promise<string> => (await owner.ask('POST', path, body)).json().id
  const { conversationId, turnId } = (await owner.say(words)).json()
  const share = await makeShare(owner)
  await openShare(viewer, share)
  const task = await viewer.ask('POST', `/api/shared/${share.id}/tasks`, { author: 'Lena', text: words })
  return {
    conversation: conversationId,
    turn: turnId,
    text: await made('/api/analyze/text', { text: words, keep: true }),
    exception: await made('/api/writing-exceptions', { kind: 'word', value: words }),
    talk: await made('/api/talks', { talk: { about: words } }),
    share: share.id,
    secret: share.secret,
    task: task.json().id,
    session: (await owner.read('/api/sessions'))[0].id,
  }
}

type Asked = { method: Method; url: string; body: unknown }

export function askedBy(route: string, { url, body }: Case, named: Named): Asked {
  const [method, path = ''] = route.split(' ') as [Method, string?]
  const filled = JSON.stringify({ url: url ?? path, body }).replace(/\{(\w+)\}/g, (_, name: keyof Named) => named[name])
  return { method, body: undefined, ...JSON.parse(filled) }
}

/** Every API route with its cases, with ids that don't exist. */
export const UNKNOWN_REQUESTS: readonly (readonly Asked[])[] = Object.entries(MATRIX)
  .filter(([route]) => route.includes(' /api/'))
  .map(([route, cases]) => cases.map((one) => askedBy(route, one, UNKNOWN)))
