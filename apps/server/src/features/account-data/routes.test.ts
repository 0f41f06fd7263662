import { NO_TALK } from '@understory/contract/talks'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Store } from '../../db/store.ts'
import { accountFile, TIME } from '../../testing/account-file.ts'
import { type TestVisitor, testApp } from '../../testing/app.ts'
import { held } from '../../testing/chat-models.ts'
import { shareWithNotes } from '../../testing/share.ts'
import { ENGINES, onEngines, rowsIn } from '../../testing/stores.ts'

const LANDLORD = { who: 'my landlord', to: 'landlord', about: 'The heater is broken', when: '2026-11-27' }

/** Fills every table an owner can have rows in. */
async function fillEveryTable(person: TestVisitor): Promise<void> {
  const { conversationId } = (await person.say('My sister and the weekends')).json()
  await person.say('And now?', { conversationId })
  const text = 'Thank you for waiting. We meet on Monday.'
  await person.ask('POST', '/api/analyze/text', { text, context: 'Work', keep: true })
  await person.ask('POST', '/api/talks', { talk: LANDLORD })
  await person.ask('POST', '/api/writing-exceptions', { kind: 'word', value: 'Kathmandu' })
  await shareWithNotes(person, { email: 'lena@example.org' })
  await person.ask('POST', '/api/device-codes', {})
}

onEngines('SET-01 deletes every row of the owner in every table on %s', async ({ visitor, store }) => {
  const [person, other] = [visitor(), visitor()]
  await fillEveryTable(person)
  await other.say('Mine stays')
  const cookie = person.cookie
  const response = await person.ask('DELETE', '/api/account')
  expect(response.statusCode).toBe(204)
  expect(response.cookies[0]).toMatchObject({ value: '', maxAge: expect.anything() })
  const left = await tablesWithRows(store)
  expect(left).toEqual({ conversations: 1, owners: 1, sessions: 1, turns: 2 })
  person.cookie = cookie
  expect(await person.read('/api/conversations')).toEqual([])
  expect(await other.read('/api/conversations')).toHaveLength(1)
})

async function tablesWithRows(store: Store): Promise<Record<string, number>> {
  const left: Record<string, number> = {}
  for (const { name } of await store.read.introspection.getTables()) {
    if (name.startsWith('migrations') || name.startsWith('sqlite')) continue
    const { length } = await rowsIn(store, name as 'owners')
    if (length > 0) left[name] = length
  }
  return left
}

test.each(ENGINES)('B4 drops an answer that arrives after its owner was deleted on %s', async (_engine, open) => {
  const store = await open()
  const { chatModel, asked, finish } = held()
  const { person } = await testApp({ store, chatModel })
  await person.ask('POST', '/api/writing-exceptions', { kind: 'word', value: 'river' })
  const running = person.say('My boss is loud')
  await vi.waitFor(() => expect(asked()).toBe(1))
  await person.another().ask('DELETE', '/api/account', undefined, { cookie: person.cookie })
  finish()
  const response = await running
  expect([response.statusCode, response.json().code]).toEqual([404, 'not-found'])
  for (const table of ['owners', 'conversations', 'turns'] as const) {
    expect(await rowsIn(store, table)).toEqual([])
  }
})

onEngines('SET-01 exports the same data again after an import elsewhere on %s', async ({ visitor }) => {
  const [person, elsewhere] = [visitor(), visitor()]
  await fillEveryTable(person)
  const first = await person.read('/api/account')
  expect(first.conversations[0].turns).toHaveLength(4)
  expect(first.conversations[0].turns[1].reply).toMatchObject({
    coaching: { parts: [{ kind: 'answer' }] },
    state: { heard: 1 },
    version: 1,
  })
  expect(first.results[0].content).toContain('Monday')
  expect(first.shares[0]).toMatchObject({ email: 'lena@example.org', comments: [{ text: 'A note' }] })
  expect(first.talks).toMatchObject([{ talk: LANDLORD }])
  expect(JSON.stringify(first)).not.toMatch(/hash|secret|token/)
  const brought = await elsewhere.ask('POST', '/api/account/import', first)
  expect(brought.json()).toEqual({ conversations: 1, results: 1, writingExceptions: 1, talks: 1 })
  const second = await elsewhere.read('/api/account')
  expect(withoutNames({ ...second, shares: [] })).toEqual(withoutNames({ ...first, shares: [] }))
  expect((await elsewhere.read('/api/conversations'))[0].content).toBe(
    (await person.read('/api/conversations'))[0].content,
  )
})

test('SET-01 round-trips any account through export and import', async () => {
  const { visitor } = await testApp()
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map((value) => value.replaceAll('\0', ''))
  const label = text.filter(({ length }) => length <= 200)
  const id = fc.uuid({ version: 4 })
  const stamped = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
    fc.record(fields).map((given) => ({ ...given, createdAt: TIME }))
  const role = fc.constantFrom('user', 'assistant')
  const parentId = fc.constant(null)
  const turn = stamped({ id, parentId, role, content: text, context: label, isInterrupted: fc.boolean() })
  const conversation = stamped({ id, title: label, context: label, turns: fc.array(turn, { maxLength: 4 }) })
  const name = fc.string({ maxLength: 8 }).filter((value) => value !== '__proto__')
  const result = stamped({
    kind: fc.constantFrom('voice', 'text'),
    context: label,
    figures: fc.dictionary(name, fc.integer(), { maxKeys: 3 }),
    content: fc.option(text),
    engineVersion: label,
  })
  const exception = stamped({ kind: fc.constantFrom('rule', 'word'), value: label })
  const talk = fc.record({ about: text, points: fc.array(text, { maxLength: 3 }) })
  const account = fc
    .record({
      conversations: fc.uniqueArray(conversation, { maxLength: 4, selector: (one) => one.id }),
      results: fc.array(result, { maxLength: 4 }),
      writingExceptions: fc.uniqueArray(exception, { maxLength: 4, selector: ({ kind, value }) => `${kind} ${value}` }),
      talks: fc.array(stamped({ talk: talk.map((given) => ({ ...NO_TALK, ...given })) }), { maxLength: 3 }),
    })
    .map(accountFile)
  await fc.assert(
    fc.asyncProperty(account, async (given) => {
      const person = visitor()
      expect((await person.ask('POST', '/api/account/import', given)).statusCode).toBe(200)
      expect(withoutNames(await person.read('/api/account'))).toEqual(withoutNames(given))
    }),
    { numRuns: 40 },
  )
})

/** Ids change on import; references are compared by position. */
function withoutNames(account: Record<string, unknown>): unknown {
  const { exportedAt: _, ...rest } = structuredClone(account)
  const places = new Map<string, string>()
  const place = (id: string) => {
    const known = places.get(id) ?? `#${places.size}`
    places.set(id, known)
    return known
  }
  return JSON.parse(JSON.stringify(rest), (name, value) =>
    (name === 'id' || name === 'parentId') && typeof value === 'string' ? place(value) : value,
  )
}
