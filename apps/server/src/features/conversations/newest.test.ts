import { RATE, talk } from '@understory/insight/voice/test-sounds'
import { encodeWav } from '@understory/wav/encode'
import { expect, test } from 'vitest'
import { keepHouse } from '../../housekeeping.ts'
import { askedBy, MATRIX, UNKNOWN } from '../../testing/access-matrix.ts'
import { type TestApp, type TestVisitor, testApp } from '../../testing/app.ts'
import { freshSqlite } from '../../testing/stores.ts'
import { realWorld } from '../../world.ts'

const LIST = '/api/conversations'
const DAY = 24 * 60 * 60 * 1000

/** A server that keeps lists and sessions, and one on the same database that reads them each time. */
async function bothServers(world = realWorld): Promise<[kept: TestApp, read: TestApp]> {
  const store = await freshSqlite()
  return [await testApp({ store, world }), await testApp({ store: { ...store, changes: null }, world })]
}

/** The lists that both servers give, which must be the same. */
async function listOf(person: TestVisitor, { visitor }: TestApp): Promise<string> {
  const asRead = visitor()
  asRead.cookie = person.cookie
  const { body } = await person.ask('GET', LIST)
  expect(body).toBe((await asRead.ask('GET', LIST)).body)
  return body
}

const writes = Object.entries(MATRIX)
  .filter(([route]) => !route.startsWith('GET'))
  .flatMap(([route, cases]) => cases.map((one) => ({ route, one })))

test('D4 the list that is kept is the one that is read, after every write of the matrix, by its owner and another', async () => {
  const [home, asRead] = await bothServers()
  const changed = new Set<string>()
  for (const { route, one } of writes) {
    const [owner, other] = [home.visitor(), home.visitor()]
    const { conversationId: conversation, turnId: turn } = (await owner.say('Hello')).json()
    await other.say('Mine')
    const [{ id: session }] = (await owner.ask('GET', '/api/sessions')).json()
    const before = [await listOf(owner, asRead), await listOf(other, asRead)]
    const { method, url, body } = askedBy(route, one, { ...UNKNOWN, conversation, turn, session })
    const { cookie } = owner
    await owner.ask(method, url, body)
    owner.cookie = cookie
    if ((await listOf(owner, asRead)) !== before[0]) changed.add(route)
    expect(await listOf(other, asRead)).toBe(before[1])
  }
  expect([...changed].sort()).toEqual([
    'DELETE /api/account',
    'DELETE /api/conversations',
    'DELETE /api/conversations/:id',
    'DELETE /api/conversations/:id/turns/:turn',
    'DELETE /api/sessions/:id',
    'PATCH /api/conversations/:id',
    'POST /api/assistant/message',
    'POST /api/chatbot',
  ])
}, 30_000)

test('D4 a stream, a recording, an import and a code change the list with the next request', async () => {
  const [home, asRead] = await bothServers()
  const [person, other] = [home.visitor(), home.visitor()]
  await person.say('Hello')
  const lengths = [JSON.parse(await listOf(person, asRead)).length]
  const next = async () => lengths.push(JSON.parse(await listOf(person, asRead)).length)
  await person.say('As a stream', {}, { accept: 'text/event-stream' })
  await next()
  const sound = Buffer.from(encodeWav(talk({ seconds: 3, rate: 4 }), RATE))
  await person.ask('POST', '/api/analyze/voice', sound, { 'content-type': 'audio/wav' })
  await next()
  await person.ask('POST', '/api/account/import', (await person.ask('GET', '/api/account')).json())
  await next()
  await other.say('On the phone')
  await listOf(other, asRead)
  const { code } = (await other.ask('POST', '/api/device-codes', {})).json()
  const former = person.cookie
  await person.ask('POST', '/api/device-codes/redeem', { code })
  await next()
  person.cookie = former
  await next()
  expect(lengths).toEqual([1, 2, 3, 6, 1, 0])
}, 60_000)

test('S2 S3 a session that is kept ends at once: by its end, by its age, by the deletion of everything, by housekeeping', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z')
  const world = { ...realWorld, now: () => new Date(now) }
  const [home, asRead] = await bothServers(world)
  const people = Array.from({ length: 4 }, () => home.visitor())
  for (const person of people) await person.say('Hello')
  for (const person of people) expect(await listOf(person, asRead)).not.toBe('[]')
  const [ended, deleted, stale, faithful] = people as [TestVisitor, TestVisitor, TestVisitor, TestVisitor]
  const [{ id }] = (await ended.ask('GET', '/api/sessions')).json()
  const cookies = [ended.cookie, deleted.cookie]
  await ended.ask('DELETE', `/api/sessions/${id}`)
  await deleted.ask('DELETE', '/api/account')
  ended.cookie = cookies[0] ?? ''
  deleted.cookie = cookies[1] ?? ''
  expect([await listOf(ended, asRead), await listOf(deleted, asRead)]).toEqual(['[]', '[]'])
  now += 399 * DAY
  expect(await listOf(faithful, asRead)).not.toBe('[]')
  now += 2 * DAY
  expect(await listOf(stale, asRead)).toBe('[]')
  expect(await listOf(faithful, asRead)).not.toBe('[]')
  await keepHouse(home.store, world)
  expect(await home.store.read.selectFrom('owners').selectAll().execute()).toHaveLength(1)
  now -= 2 * DAY
  expect(await listOf(stale, asRead)).toBe('[]')
})
