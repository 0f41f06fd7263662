import { expect, test } from 'vitest'
import { askedBy, MATRIX, type Named, settle } from '../../testing/access-matrix.ts'
import { type TestVisitor, testApp } from '../../testing/app.ts'
import { held } from '../../testing/chat-models.ts'
import { ENGINES } from '../../testing/stores.ts'

/** Idempotent by nature, or tied to a browser rather than an owner. */
const WITHOUT_KEY = new Set([
  'POST /api/translate',
  'POST /api/rehearsals/play',
  'POST /api/rehearsals/free',
  'POST /api/nav/moments',
  'POST /api/nav/seed-page',
  'POST /api/shares/preview',
  'POST /api/shares/:id/preview',
  'POST /api/device-codes/redeem',
  'DELETE /api/sessions/:id',
  'DELETE /api/account',
  'POST /api/analyze/voice',
  'PUT /api/models',
  'POST /api/models/test',
  'POST /api/operator',
  'DELETE /api/operator',
])
const WRITES = Object.keys(MATRIX).filter(
  (route) => !route.startsWith('GET') && !route.includes('/api/shared/') && !WITHOUT_KEY.has(route),
)
const KEY = { 'idempotency-key': 'the-same-for-everything' }

const send = (person: TestVisitor, route: string, named: Named) => {
  const { method, url, body } = askedBy(route, MATRIX[route]?.at(-1) ?? { statuses: [] }, named)
  return person.ask(method, url, body, KEY)
}

test.each(ENGINES)('D2 ties a key to one write per owner, and rejects it elsewhere, on %s', async (_engine, open) => {
  const { person } = await testApp({ store: await open(), rateLimitScale: 1000 })
  const named = await settle(person, person.another(), 'Hello')
  const first = await person.ask('POST', '/api/writing-exceptions', { kind: 'word', value: 'ash' }, KEY)
  const everything = async () => ({ ...(await person.read('/api/account')), exportedAt: '' })
  const before = await everything()
  const wrong: unknown[] = []
  for (const route of WRITES) {
    const { statusCode, body } = await send(person, route, named)
    if (statusCode !== 409 || !body.includes('"idempotency-key-reused"')) wrong.push([route, statusCode, body])
  }
  expect(wrong).toEqual([])
  expect(await everything()).toEqual(before)
  const again = await person.ask('POST', '/api/writing-exceptions', { kind: 'word', value: 'ash' }, KEY)
  expect(again.json()).toEqual(first.json())
})

/** A repeated request gets a new secret. */
const RENEWED = ['POST /api/shares', 'POST /api/device-codes']

test.each(ENGINES)('D2 A1 replays a write, and keeps the same key of two owners apart on %s', async (_engine, open) => {
  const { visitor } = await testApp({ store: await open(), rateLimitScale: 1000 })
  for (const route of WRITES) {
    const [one, other] = [visitor(), visitor()]
    const named = await settle(one, visitor(), 'Hello')
    const mine = await send(one, route, named)
    const again = await send(one, route, named)
    expect([route, again.statusCode]).toEqual([route, mine.statusCode])
    if (mine.statusCode < 300 && !RENEWED.includes(route)) expect(again.body, route).toBe(mine.body)
    const theirs = await send(other, route, await settle(other, visitor(), 'Hello'))
    expect([route, theirs.statusCode]).toEqual([route, MATRIX[route]?.at(-1)?.statuses[0]])
    expect([route, mine.statusCode]).toEqual([route, theirs.statusCode])
    const ids = (text: string) => text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []
    const all = new Set(ids(mine.body))
    expect(ids(theirs.body).filter((id) => all.has(id))).toEqual([])
  }
})

test.each(ENGINES)('D2 stores a message once when it is resent while being answered on %s', async (_engine, open) => {
  const { chatModel, finish } = held()
  const { person } = await testApp({ store: await open(), chatModel })
  await person.ask('POST', '/api/writing-exceptions', { kind: 'word', value: 'elm' })
  const both = [person.say('Hello', {}, KEY), person.say('Hello', {}, KEY)]
  await new Promise((resolve) => setTimeout(resolve, 200))
  finish()
  const answers = await Promise.all(both)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(answers[1]?.json()).toEqual(answers[0]?.json())
  const [{ id }] = await person.read('/api/conversations')
  expect((await person.read(`/api/conversations/${id}`)).turns).toHaveLength(2)
})
