import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { makeFirstCode } from './features/models/operator.ts'
import {
  askedBy,
  type Case,
  MATRIX,
  type Named,
  OPERATOR_MATRIX,
  OPERATOR_ROLES,
  type OperatorRole,
  ROLES,
  type Role,
  settle,
  UNKNOWN,
} from './testing/access-matrix.ts'
import { type TestApp, type TestVisitor, testApp } from './testing/app.ts'
import { testModels } from './testing/model-stand-in.ts'
import { makeShare, openShare } from './testing/share.ts'
import { freshPostgres } from './testing/stores.ts'
import { realWorld } from './world.ts'

const CANARY = 'canary-of-the-owner'

/** An owner with a row of every kind, and every other kind of caller. */
async function settleAll({ visitor }: TestApp) {
  const people = Object.fromEntries(ROLES.map((role) => [role, visitor()])) as Record<Role, TestVisitor>
  const { owner } = people
  const named = await settle(owner, people.viewer, CANARY)
  const { id, secret } = await makeShare(owner)
  await openShare(people['revoked viewer'], { id, secret })
  await owner.ask('DELETE', `/api/shares/${id}`)
  await people.other.say('Mine')
  await people.deleted.say('Mine')
  const { cookie } = people.deleted
  await people.deleted.ask('DELETE', '/api/account')
  people.deleted.cookie = cookie
  return { people, named, revoked: { share: id, secret } }
}

function ask(person: TestVisitor, route: string, one: Case, named: Named, accept?: string) {
  const { method, url, body } = askedBy(route, one, named)
  return person.ask(method, url, body, accept ? { accept } : {})
}

/** Everything the owner has, without the export time. */
async function everythingOf(owner: TestVisitor): Promise<unknown> {
  const { exportedAt: _, ...data } = await owner.read('/api/account')
  return { data, sessions: await owner.read('/api/sessions') }
}

const withoutRequest = (response: LightMyRequestResponse) => ({ ...response.json(), requestId: '' })

test('A1 lists every route of the running server in the matrix, and no others', async () => {
  const { app } = await testApp({ hasMetrics: true })
  await app.ready()
  const served = app.apiRoutes.filter(({ method }) => method !== 'HEAD').map(({ method, url }) => `${method} ${url}`)
  expect(Object.keys(MATRIX).sort()).toEqual([...new Set(served)].sort())
})

const asJson = Object.entries(MATRIX).flatMap(([route, cases]) =>
  cases.map((one, index) => ({ route, one, index, accept: undefined })),
)
const asEvents = asJson
  .filter(({ route }) => route === 'POST /api/chatbot' || route === 'POST /api/assistant/message')
  .map((entry) => ({ ...entry, accept: 'text/event-stream' }))

test('A1 A5 responds to each role as the matrix says, and only owners change rows', async () => {
  const home = await testApp({ hasMetrics: true, models: await testModels() })
  const wrong: unknown[] = []
  for (const { route, one, index, accept } of [...asJson, ...asEvents]) {
    const { people, named, revoked } = await settleAll(home)
    const before = await everythingOf(people.owner)
    for (const role of [...ROLES].reverse()) {
      const held = role === 'revoked viewer' ? { ...named, ...revoked } : named
      const response = await ask(people[role], route, one, held, accept)
      const where = `${route} ${index} ${role} ${accept ?? ''}`
      const expected = one.statuses[ROLES.indexOf(role)]
      if (response.statusCode !== expected) wrong.push([where, response.statusCode, expected, response.body])
      if (response.statusCode === 404 && !accept) {
        const asUnknown = withoutRequest(await ask(people[role], route, one, UNKNOWN))
        if (JSON.stringify(asUnknown) !== JSON.stringify(withoutRequest(response))) wrong.push([where, asUnknown])
      }
      const isLetIn = route.includes('/api/shared/') && response.statusCode < 300
      if (role === 'owner' || isLetIn) continue
      if (response.body.includes(CANARY)) wrong.push([where, 'shows what is not theirs'])
      if (route.includes('/api/shared/')) continue
      const after = await everythingOf(people.owner)
      if (JSON.stringify(after) !== JSON.stringify(before)) wrong.push([where, 'changed what is not theirs'])
    }
  }
  expect(wrong).toEqual([])
}, 60_000)

/** Routes that delete what others need go last. */
function lateness(route: string): number {
  if (!route.startsWith('DELETE')) return 0
  if (route === 'DELETE /api/account') return 5
  if (route === 'DELETE /api/sessions/:id') return 4
  if (!route.includes(':id')) return 3
  return route.includes('/turns/') ? 1 : 2
}

test('M3 responds to owners as the matrix says on PostgreSQL, including streams', async () => {
  const store = await freshPostgres()
  const { people, named } = await settleAll(await testApp({ store, hasMetrics: true, models: await testModels() }))
  const { cookie } = people.owner
  const wrong: unknown[] = []
  const inOrder = [...asJson, ...asEvents].toSorted((a, b) => lateness(a.route) - lateness(b.route))
  for (const { route, one, accept } of inOrder) {
    // Opening a share set another cookie.
    people.owner.cookie = cookie
    const response = await ask(people.owner, route, one, named, accept)
    if (response.statusCode !== one.statuses[0]) wrong.push([route, accept, response.statusCode, response.body])
  }
  expect(wrong).toEqual([])
})

test('A1 S7 on a public installation only the operator sets the model', async () => {
  const store = await freshPostgres()
  const models = await testModels()
  const publicUrl = new URL('https://forest.example')
  const { visitor } = await testApp({ store, models, publicUrl, isLocalOnly: false })
  const code = await makeFirstCode({ store, world: realWorld })
  const people = Object.fromEntries(OPERATOR_ROLES.map((role) => [role, visitor()])) as Record<
    OperatorRole,
    TestVisitor
  >
  const own = { host: 'forest.example', origin: publicUrl.origin, 'sec-fetch-site': 'same-origin' }
  await people.owner.say('Mine', {}, own)
  people.stranger.cookie = `__Host-understory-operator=${realWorld.token()}`
  await models.keep({ kind: 'ollama', model: 'kept' })
  const wrong: unknown[] = []
  for (const [route, one] of Object.entries(OPERATOR_MATRIX)) {
    for (const role of OPERATOR_ROLES) {
      const person = people[role]
      if (role === 'operator' || role === 'cross-site') {
        person.cookie = ''
        await person.ask('POST', '/api/operator', { code }, own)
      }
      const { cookie } = person
      const { method, url, body } = askedBy(route, one, UNKNOWN)
      const foreign = { ...own, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
      const response = await person.ask(method, url, body, role === 'cross-site' ? foreign : own)
      person.cookie = cookie
      const expected = one.statuses[OPERATOR_ROLES.indexOf(role)]
      if (response.statusCode !== expected) wrong.push([route, role, response.statusCode, expected, response.body])
      const tells = response.body.includes('"saved":{') || response.body.includes('"access":"allowed"')
      if (tells !== (role === 'operator' && route.endsWith(' /api/models'))) wrong.push([route, role, response.body])
      const isChanged = models.saved()?.kind !== 'ollama'
      if (isChanged !== (role === 'operator' && method === 'PUT')) wrong.push([route, role, 'changed the choice'])
      await models.keep({ kind: 'ollama', model: 'kept' })
    }
  }
  expect(wrong).toEqual([])
  expect(Object.keys(OPERATOR_MATRIX)).toEqual(Object.keys(MATRIX).filter((route) => /models|operator/.test(route)))
})
