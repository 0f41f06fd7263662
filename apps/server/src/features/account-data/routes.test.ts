import { NO_TALK } from '@understory/contract/talks'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { type TestVisitor, testApp } from '../../testing/app.ts'
import { held } from '../../testing/chat-models.ts'
import { shareWithNotes } from '../../testing/share.ts'
import { ENGINES, onEngines, rowsIn } from '../../testing/stores.ts'

const TIME = '2026-11-20T10:00:00.000Z'

/** Fills every table an owner can have rows in; returns how many tables have some. */
async function fillEveryTable(person: TestVisitor): Promise<void> {
  const { conversationId } = (await person.say('My sister and the weekends')).json()
  await person.say('And now?', { conversationId })
  await person.ask('POST', '/api/analyze/text', {
    text: 'Thank you for waiting. We meet on Monday.',
    context: 'Work',
    keep: true,
  })
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

async function tablesWithRows({ read }: Awaited<ReturnType<typeof testApp>>['store']): Promise<Record<string, number>> {
  const tables = await read.introspection.getTables()
  const left: Record<string, number> = {}
  for (const { name } of tables) {
    if (name.startsWith('migrations') || name.startsWith('sqlite')) continue
    const rows = await read
      .selectFrom(name as 'owners')
      .selectAll()
      .execute()
    if (rows.length > 0) left[name] = rows.length
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
  expect(JSON.stringify(first)).not.toMatch(/hash|secret|token/)
  const brought = await elsewhere.ask('POST', '/api/account/import', first)
  expect(brought.json()).toEqual({ conversations: 1, results: 1, writingExceptions: 1, talks: 0 })
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
  const turn = fc.record({
    id,
    parentId: fc.constant(null),
    role: fc.constantFrom('user', 'assistant'),
    content: text,
    context: label,
    isInterrupted: fc.boolean(),
    createdAt: fc.constant(TIME),
  })
  const account = fc.record({
    format: fc.constant('understory'),
    version: fc.constant(1),
    exportedAt: fc.constant(TIME),
    conversations: fc.uniqueArray(
      fc.record({
        id,
        title: label,
        context: label,
        createdAt: fc.constant(TIME),
        turns: fc.array(turn, { maxLength: 4 }),
      }),
      { maxLength: 4, selector: (conversation) => conversation.id },
    ),
    results: fc.array(
      fc.record({
        kind: fc.constantFrom('voice', 'text'),
        context: label,
        figures: fc.dictionary(
          fc.string({ maxLength: 8 }).filter((name) => name !== '__proto__'),
          fc.integer(),
          { maxKeys: 3 },
        ),
        content: fc.option(text),
        engineVersion: label,
        createdAt: fc.constant(TIME),
      }),
      { maxLength: 4 },
    ),
    writingExceptions: fc.uniqueArray(
      fc.record({ kind: fc.constantFrom('rule', 'word'), value: label, createdAt: fc.constant(TIME) }),
      { maxLength: 4, selector: ({ kind, value }) => `${kind} ${value}` },
    ),
    shares: fc.constant([]),
    talks: fc.array(
      fc.record({
        createdAt: fc.constant(TIME),
        talk: fc
          .record({ about: text, points: fc.array(text, { maxLength: 3 }) })
          .map((talk) => ({ ...NO_TALK, ...talk })),
      }),
      { maxLength: 3 },
    ),
  })
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
