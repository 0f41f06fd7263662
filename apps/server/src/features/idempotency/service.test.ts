import { expect, test } from 'vitest'
import type { ChatModel } from '../../ai/chat-model.ts'
import { askedBy, MATRIX, type Named, UNKNOWN } from '../../testing/access-matrix.ts'
import { echo, type TestVisitor, testApp } from '../../testing/app.ts'
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
  'POST /api/shared/:id/open',
  'POST /api/device-codes/redeem',
  'DELETE /api/sessions/:id',
  'DELETE /api/account',
  'POST /api/analyze/voice',
  'PUT /api/models',
  'POST /api/models/test',
  'POST /api/operator',
  'DELETE /api/operator',
])
const WRITES = Object.keys(MATRIX).filter((route) => !route.startsWith('GET') && !WITHOUT_KEY.has(route))
const KEY = { 'idempotency-key': 'the-same-for-everything' }

/** One row of every kind that writes refer to. */
async function settle(person: TestVisitor): Promise<Named> {
  const { conversationId, turnId } = (await person.say('Hello')).json()
  const text = (await person.ask('POST', '/api/analyze/text', { text: 'Thank you.', keep: true })).json().id
  const exception = (await person.ask('POST', '/api/writing-exceptions', { kind: 'word', value: 'elm' })).json().id
  const { share, secret } = (
    await person.ask('POST', '/api/shares', { branches: ['word-counter'], access: 'coach' })
  ).json()
  const viewer = person.another()
  await viewer.ask('POST', `/api/shared/${share.id}/open`, { secret })
  const task = (await viewer.ask('POST', `/api/shared/${share.id}/tasks`, { author: 'L', text: 'T' })).json().id
  const talk = (await person.ask('POST', '/api/talks', { talk: { about: 'Rent' } })).json().id
  return {
    ...UNKNOWN,
    talk,
    conversation: conversationId,
    turn: turnId,
    text,
    exception,
    share: share.id,
    secret,
    task,
  }
}

const send = (person: TestVisitor, route: string, named: Named) => {
  const { method, url, body } = askedBy(route, MATRIX[route]?.at(-1) ?? { statuses: [] }, named)
  return person.ask(method, url, body, KEY)
}

test.each(ENGINES)('D2 ties a key to one write per owner, and rejects it elsewhere, on %s', async (_engine, open) => {
  const { visitor } = await testApp({ store: await open(), rateLimitScale: 1000 })
  const person = visitor()
  const named = await settle(person)
  const first = await person.ask('POST', '/api/writing-exceptions', { kind: 'word', value: 'ash' }, KEY)
  const before = (await person.ask('GET', '/api/account')).json()
  const wrong: unknown[] = []
  for (const route of WRITES) {
    if (route.includes('/api/shared/')) continue
    const { statusCode, body } = await send(person, route, named)
    if (statusCode !== 409 || !body.includes('"idempotency-key-reused"')) wrong.push([route, statusCode, body])
  }
  expect(wrong).toEqual([])
  expect({ ...(await person.ask('GET', '/api/account')).json(), exportedAt: '' }).toEqual({
    ...before,
    exportedAt: '',
  })
  const again = await person.ask('POST', '/api/writing-exceptions', { kind: 'word', value: 'ash' }, KEY)
  expect(again.json()).toEqual(first.json())
})

test.each(ENGINES)('D2 A1 keeps the same key of two owners apart on %s', async (_engine, open) => {
  const { visitor } = await testApp({ store: await open(), rateLimitScale: 1000 })
  for (const route of WRITES) {
    if (route.includes('/api/shared/')) continue
    const [one, other] = [visitor(), visitor()]
    const names = [await settle(one), await settle(other)] as const
    const [mine, theirs] = [await send(one, route, names[0]), await send(other, route, names[1])]
    expect([route, theirs.statusCode]).toEqual([route, MATRIX[route]?.at(-1)?.statuses[0]])
    expect([route, mine.statusCode]).toEqual([route, theirs.statusCode])
    const ids = (text: string) => text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []
    const all = new Set(ids(mine.body))
    expect(ids(theirs.body).filter((id) => all.has(id))).toEqual([])
  }
})

test.each(ENGINES)('D2 stores a message once when it is resent while being answered on %s', async (_engine, open) => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const slow: ChatModel = {
    ...echo,
    reply: async function* () {
      await finished
      yield 'Yes.'
    },
  }
  const { visitor } = await testApp({ store: await open(), chatModel: slow })
  const person = visitor()
  await person.ask('POST', '/api/writing-exceptions', { kind: 'word', value: 'elm' })
  const both = [person.say('Hello', {}, KEY), person.say('Hello', {}, KEY)]
  await new Promise((resolve) => setTimeout(resolve, 200))
  finish()
  const answers = await Promise.all(both)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const [{ id }] = (await person.ask('GET', '/api/conversations')).json()
  expect((await person.ask('GET', `/api/conversations/${id}`)).json().turns).toHaveLength(2)
})
