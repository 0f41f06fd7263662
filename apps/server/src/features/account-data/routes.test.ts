import { NO_TALK } from '@understory/contract/talks'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { echo, type TestVisitor, testApp } from '../../testing/app.ts'
import { echoCoach } from '../../testing/readers.ts'
import { ENGINES } from '../../testing/stores.ts'
import { realWorld } from '../../world.ts'
import { accountOf } from './service.ts'

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
  const made = (
    await person.ask('POST', '/api/shares', { branches: ['word-counter'], access: 'coach', email: 'lena@example.org' })
  ).json()
  const coach = person.another()
  await coach.ask('POST', `/api/shared/${made.share.id}/open`, { secret: made.secret })
  await coach.ask('POST', `/api/shared/${made.share.id}/comments`, { author: 'Lena', text: 'A note' })
  await coach.ask('POST', `/api/shared/${made.share.id}/tasks`, { author: 'Lena', text: 'A task' })
  await person.ask('POST', '/api/device-codes', {})
}

test.each(ENGINES)('SET-01 deletes every row of the owner in every table on %s', async (_engine, open) => {
  const { visitor, store } = await testApp({ store: await open() })
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
  expect((await person.ask('GET', '/api/conversations')).json()).toEqual([])
  expect((await other.ask('GET', '/api/conversations')).json()).toHaveLength(1)
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

test.each(ENGINES)('SET-01 exports the same data again after an import elsewhere on %s', async (_engine, open) => {
  const { visitor } = await testApp({ store: await open() })
  const [person, elsewhere] = [visitor(), visitor()]
  await fillEveryTable(person)
  const first = (await person.ask('GET', '/api/account')).json()
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
  const second = (await elsewhere.ask('GET', '/api/account')).json()
  expect(withoutNames({ ...second, shares: [] })).toEqual(withoutNames({ ...first, shares: [] }))
  expect((await elsewhere.ask('GET', '/api/conversations')).json()[0].content).toBe(
    (await person.ask('GET', '/api/conversations')).json()[0].content,
  )
})

test.each(ENGINES)('SET-01 B3 exports a large forest in order while others are served on %s', async (_engine, open) => {
  const { visitor } = await testApp({ store: await open() })
  const person = visitor()
  const id = '00000000-0000-4000-8000-000000000001'
  const turn = { id, parentId: null, role: 'user', context: 'Work', isInterrupted: false, createdAt: TIME }
  const said = (title: string, ...contents: string[]) => {
    const turns = contents.map((content) => ({ ...turn, content }))
    return { id, title, context: 'Work', createdAt: TIME, turns }
  }
  const short = Array.from({ length: 205 }, (_, at) => said(`short ${at}`, `${at}`, `“${at}”`))
  const long = Array.from({ length: 12 }, (_, at) => said(`long ${at}`, 'a'.repeat(150_000), 'b'.repeat(150_000)))
  const result = { kind: 'text', context: 'Work', content: null, engineVersion: '1', createdAt: TIME }
  const file = {
    ...{ format: 'understory', version: 1, exportedAt: TIME, writingExceptions: [], shares: [] },
    conversations: [...short, ...long, said('silent')],
    results: Array.from({ length: 205 }, (_, words) => ({ ...result, figures: { words } })),
  }
  expect((await person.ask('POST', '/api/account/import', file)).statusCode).toBe(200)

  let taken = 0
  let others = setImmediate(function next() {
    taken++
    others = setImmediate(next)
  })
  const exported = (await person.ask('GET', '/api/account')).json()
  clearImmediate(others)
  expect(taken).toBeGreaterThanOrEqual(long.length)
  const titled = ({ title, turns }: ReturnType<typeof said>) => [title, ...turns.map(({ content }) => content)]
  expect(exported.conversations.map(titled)).toEqual(file.conversations.map(titled))
  expect(exported.results).toEqual(file.results)
})

test('SET-01 exports more than ten thousand conversations', async () => {
  const { visitor } = await testApp()
  const person = visitor()
  const silent = { id: '00000000-0000-4000-8000-000000000001', title: '', context: 'Work', createdAt: TIME, turns: [] }
  const file = {
    ...{ format: 'understory', version: 1, exportedAt: TIME, results: [], writingExceptions: [], shares: [] },
    conversations: Array.from({ length: 10_001 }, () => silent),
  }
  expect((await person.ask('POST', '/api/account/import', file)).statusCode).toBe(200)
  expect((await person.ask('GET', '/api/account')).json().conversations).toHaveLength(10_001)
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
      expect(withoutNames((await person.ask('GET', '/api/account')).json())).toEqual(withoutNames(given))
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

test('I7 B3 imports files with duplicates, cycles and unknown shapes', async () => {
  const { visitor } = await testApp()
  const person = visitor()
  const [A = '', B = '', C = ''] = ['a', 'b', 'c'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`)
  const turn = (id: string, parentId: string | null) => ({
    ...{ id, parentId, role: 'user', content: 'Hi', context: 'Mars', isInterrupted: false, createdAt: TIME },
  })
  const thread = (...turns: unknown[]) => ({ id: A, title: '', context: 'Mars', createdAt: TIME, turns })
  const odd = (kind: string, figures: unknown) => ({
    ...{ kind, context: 'Faith', figures, content: 'Hi', engineVersion: '0', createdAt: TIME },
  })
  const file = {
    ...{ format: 'understory', version: 1, exportedAt: TIME, writingExceptions: [], shares: [] },
    conversations: [thread(turn(A, null), turn(A, null)), thread(turn(B, C), turn(C, B)), thread(turn(B, A)), thread()],
    results: [odd('text', {}), odd('text', { words: {}, tone: 5 }), odd('voice', { durationSeconds: 'long' })],
  }
  expect((await person.ask('POST', '/api/account/import', file)).statusCode).toBe(200)
  expect((await person.ask('POST', '/api/analyze/text', { text: 'Thank you for waiting.' })).statusCode).toBe(200)
  const { conversations } = (await person.ask('GET', '/api/account')).json()
  const linked = conversations.map(({ turns }: { turns: { parentId: string | null }[] }) =>
    turns.map(({ parentId }) => parentId !== null),
  )
  expect(linked).toEqual([[false, false], [false, true], [false], []])
  expect((await person.ask('GET', '/api/conversations')).json()).toHaveLength(4)
  expect((await person.ask('GET', '/api/text-results')).json()).toHaveLength(1)
  expect((await person.ask('GET', '/api/voice-takes')).json()).toEqual([])
  expect((await person.ask('GET', '/api/dashboard')).statusCode).toBe(200)
  const preview = { branches: ['still-waters'], includeTexts: true }
  expect((await person.ask('POST', '/api/shares/preview', preview)).statusCode).toBe(200)
})

test('SET-01 rejects another format or an oversized import and changes nothing', async () => {
  const { visitor, store } = await testApp()
  const person = visitor()
  const empty = {
    format: 'understory',
    version: 1,
    exportedAt: TIME,
    conversations: [],
    results: [],
    writingExceptions: [],
    shares: [],
  }
  // Timestamps may have any number of digits without counting toward the quota.
  const endless = TIME.replace('000Z', `${'1'.repeat(1000)}Z`)
  const thread = {
    id: '00000000-0000-4000-8000-000000000000',
    title: '',
    context: 'Work',
    createdAt: endless,
    turns: [],
  }
  const wrongs = [{}, { ...empty, version: 2 }, { ...empty, conversations: [{}] }, { ...empty, extra: 1 }]
  for (const wrong of [...wrongs, { ...empty, conversations: [thread] }]) {
    const response = await person.ask('POST', '/api/account/import', wrong)
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid-request'])
  }
  expect(await store.read.selectFrom('owners').selectAll().execute()).toEqual([])
})

test.each(ENGINES)(
  'S1 S2 opens the same forest in another browser once, for ten minutes, on %s',
  async (_engine, open) => {
    let now = Date.parse(TIME)
    const { visitor, store } = await testApp({ store: await open(), world: { ...realWorld, now: () => new Date(now) } })
    const [laptop, phone, third] = [visitor(), visitor(), visitor()]
    await laptop.say('On the laptop')
    const { code, expiresAt } = (await laptop.ask('POST', '/api/device-codes', {})).json()
    expect(code).toMatch(/^(?:[a-z]{5}-){7}[a-z]{5}$/)
    expect(Date.parse(expiresAt) - now).toBe(10 * 60 * 1000)
    expect(JSON.stringify(await store.read.selectFrom('device_codes').selectAll().execute())).not.toContain(code)
    const typed = code.toUpperCase().replaceAll('-', ' ')
    expect((await phone.ask('POST', '/api/device-codes/redeem', { code: typed })).statusCode).toBe(204)
    expect((await phone.ask('GET', '/api/conversations')).json()).toHaveLength(1)
    expect((await third.ask('POST', '/api/device-codes/redeem', { code })).statusCode).toBe(404)

    const sessions = (await laptop.ask('GET', '/api/sessions')).json()
    expect(sessions).toHaveLength(2)
    const other = sessions.find(({ isThis }: { isThis: boolean }) => !isThis)
    expect((await third.ask('DELETE', `/api/sessions/${other.id}`)).statusCode).toBe(404)
    expect((await laptop.ask('DELETE', `/api/sessions/${other.id}`)).statusCode).toBe(204)
    expect((await phone.ask('GET', '/api/conversations')).json()).toEqual([])

    const late = (await laptop.ask('POST', '/api/device-codes', {})).json().code
    now += 10 * 60 * 1000 + 1
    expect((await third.ask('POST', '/api/device-codes/redeem', { code: late })).statusCode).toBe(404)
  },
)

test('S5 blocks an address after 20 wrong codes', async () => {
  const { visitor } = await testApp()
  const statuses: number[] = []
  for (let guess = 0; guess < 22; guess++)
    statuses.push((await visitor().ask('POST', '/api/device-codes/redeem', { code: `babab-${guess}` })).statusCode)
  expect(statuses.slice(18)).toEqual([404, 404, 429, 429])
})

test.each(ENGINES)('B4 drops an answer that arrives after its owner was deleted on %s', async (_engine, open) => {
  const store = await open()
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  const { promise: whenDeleted, resolve: deleted } = Promise.withResolvers<void>()
  const slow = {
    ...echo,
    reply: async function* () {
      answer()
      await whenDeleted
      yield 'Late words'
    },
  }
  const { visitor } = await testApp({ store, chatModel: slow })
  const person = visitor()
  await person.ask('POST', '/api/writing-exceptions', { kind: 'word', value: 'river' })
  const running = person.say('My boss is loud')
  await asked
  await person.another().ask('DELETE', '/api/account', undefined, { cookie: person.cookie })
  deleted()
  const response = await running
  expect([response.statusCode, response.json().code]).toEqual([404, 'not-found'])
  for (const table of ['owners', 'conversations', 'turns'] as const) {
    expect(await store.read.selectFrom(table).selectAll().execute()).toEqual([])
  }
})

test('H4 R1 runs one export per owner at a time, and others in parallel', async () => {
  const { visitor } = await testApp()
  const [person, neighbor] = [visitor(), visitor()]
  await Promise.all([person.say('Mine'), neighbor.say('Ours')])
  const asked = [person, person, person, neighbor].map((one) => one.ask('GET', '/api/account'))
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  expect([statuses.slice(0, 3).toSorted(), statuses[3]]).toEqual([[200, 429, 429], 200])
  expect((await person.ask('GET', '/api/account')).json().conversations).toHaveLength(1)
})

test('H4 stops an export when the client disconnects, and serves the next in full', async () => {
  const { visitor, store } = await testApp()
  const person = visitor()
  await person.say('Mine')
  const { id } = await store.read.selectFrom('owners').select('id').executeTakeFirstOrThrow()
  const gathered = async (signal: AbortSignal) =>
    JSON.parse(String((await accountOf({ store, world: realWorld, coach: echoCoach }, id, signal)).json))
  expect((await gathered(AbortSignal.abort())).conversations).toEqual([])
  expect((await gathered(new AbortController().signal)).conversations).toHaveLength(1)
})

test('SET-01 exports each share with its own comments and tasks', async () => {
  const { visitor } = await testApp()
  const person = visitor()
  for (const author of ['Lena', 'Omar']) {
    const body = { branches: ['word-counter'], access: 'coach', name: author }
    const made = (await person.ask('POST', '/api/shares', body)).json()
    const coach = person.another()
    await coach.ask('POST', `/api/shared/${made.share.id}/open`, { secret: made.secret })
    for (const text of ['First', 'Second'])
      await coach.ask('POST', `/api/shared/${made.share.id}/comments`, { author, text })
    await coach.ask('POST', `/api/shared/${made.share.id}/tasks`, { author, text: 'A task' })
  }
  const { shares } = (await person.ask('GET', '/api/account')).json()
  const left = (author: string) => ({
    name: author,
    comments: [
      { author, text: 'First' },
      { author, text: 'Second' },
    ],
    tasks: [{ author, text: 'A task' }],
  })
  expect(shares).toMatchObject([left('Lena'), left('Omar')])
})

const answerWith = (reply: unknown) => {
  const turn = { context: 'Work', isInterrupted: false, createdAt: TIME }
  const [question, answer] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  return {
    ...{ format: 'understory', version: 1, exportedAt: TIME, results: [], writingExceptions: [], shares: [] },
    conversations: [
      {
        ...{ id: question, title: 'A thread', context: 'Work', createdAt: TIME },
        turns: [
          { ...turn, id: question, parentId: null, role: 'user', content: 'Hello' },
          { ...turn, id: answer, parentId: question, role: 'assistant', content: 'An answer', reply },
        ],
      },
    ],
  }
}
const coachingOf = (part: unknown) => ({ chips: [], parts: [part], suggestions: [], chosen: {} })
const answer = coachingOf({ kind: 'answer', text: 'An answer' })
const script = { label: 'Call', href: 'javascript:alert(1)', kind: 'call' }

test.each([
  ['no parts', {}],
  ['another version', { coaching: answer, state: null, version: 2 }],
  ['an unknown part', { coaching: coachingOf({ kind: 'script', text: 'x' }), state: null, version: 1 }],
  [
    'a link that runs a script',
    { coaching: coachingOf({ kind: 'help', level: 'lead', text: 'x', lines: [script] }), state: null, version: 1 },
  ],
  [
    'more than is kept',
    { coaching: coachingOf({ kind: 'answer', text: 'x'.repeat(200_000) }), state: null, version: 1 },
  ],
])('SET-01 imports an answer with %s as text only', async (_what, reply) => {
  const { visitor } = await testApp()
  const person = visitor()
  expect((await person.ask('POST', '/api/account/import', answerWith(reply))).statusCode).toBe(200)
  const [{ id }] = (await person.ask('GET', '/api/conversations')).json()
  const { turns } = (await person.ask('GET', `/api/conversations/${id}`)).json()
  expect(turns[1]).toMatchObject({ content: 'An answer' })
  expect(turns[1].coaching).toBeUndefined()
})

test("SET-01 keeps an imported answer's parts, and its state if the coach can read it", async () => {
  const { visitor } = await testApp()
  for (const [state, status] of [
    [{ heard: 1 }, 200],
    [{ unknown: true }, 409],
  ] as const) {
    const person = visitor()
    await person.ask('POST', '/api/account/import', answerWith({ coaching: answer, state, version: 1 }))
    const [{ id }] = (await person.ask('GET', '/api/conversations')).json()
    const { turns } = (await person.ask('GET', `/api/conversations/${id}`)).json()
    expect(turns[1].coaching).toEqual(answer)
    const address = `/api/conversations/${id}/turns/${turns[1].id}/chosen`
    expect((await person.ask('PUT', address, { tone: 'softer' })).statusCode).toBe(status)
  }
})
