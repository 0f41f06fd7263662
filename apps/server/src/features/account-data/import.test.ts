import type { ConversationThread } from '@understory/contract/conversations'
import { expect, test } from 'vitest'
import { accountFile, bringIn, TIME } from '../../testing/account-file.ts'
import { type TestVisitor, testApp } from '../../testing/app.ts'
import { rowsIn } from '../../testing/stores.ts'

test('I7 B3 imports files with duplicates, cycles and unknown shapes', async () => {
  const { person } = await testApp()
  const [A = '', B = '', C = ''] = ['a', 'b', 'c'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`)
  const turn = (id: string, parentId: string | null) => ({
    ...{ id, parentId, role: 'user', content: 'Hi', context: 'Mars', isInterrupted: false, createdAt: TIME },
  })
  const thread = (...turns: unknown[]) => ({ id: A, title: '', context: 'Mars', createdAt: TIME, turns })
  const odd = (kind: string, figures: unknown) => ({
    ...{ kind, context: 'Faith', figures, content: 'Hi', engineVersion: '0', createdAt: TIME },
  })
  const brought = await bringIn(person, {
    conversations: [thread(turn(A, null), turn(A, null)), thread(turn(B, C), turn(C, B)), thread(turn(B, A)), thread()],
    results: [odd('text', {}), odd('text', { words: {}, tone: 5 }), odd('voice', { durationSeconds: 'long' })],
  })
  expect(brought.statusCode).toBe(200)
  expect((await person.ask('POST', '/api/analyze/text', { text: 'Thank you for waiting.' })).statusCode).toBe(200)
  const { conversations } = await person.read('/api/account')
  const linked = conversations.map(({ turns }: { turns: { parentId: string | null }[] }) =>
    turns.map(({ parentId }) => parentId !== null),
  )
  expect(linked).toEqual([[false, false], [false, true], [false], []])
  expect(await person.read('/api/conversations')).toHaveLength(4)
  expect(await person.read('/api/text-results')).toHaveLength(1)
  expect(await person.read('/api/voice-takes')).toEqual([])
  expect((await person.ask('GET', '/api/dashboard')).statusCode).toBe(200)
  const preview = { branches: ['still-waters'], includeTexts: true }
  expect((await person.ask('POST', '/api/shares/preview', preview)).statusCode).toBe(200)
})

test('SET-01 rejects another format or an oversized import and changes nothing', async () => {
  const { person, store } = await testApp()
  const empty = accountFile()
  // Timestamps may have any number of digits without counting toward the quota.
  const createdAt = TIME.replace('000Z', `${'1'.repeat(1000)}Z`)
  const thread = { id: '00000000-0000-4000-8000-000000000000', title: '', context: 'Work', createdAt, turns: [] }
  const wrongs = [{}, { ...empty, version: 2 }, { ...empty, conversations: [{}] }, { ...empty, extra: 1 }]
  for (const wrong of [...wrongs, { ...empty, conversations: [thread] }]) {
    const response = await person.ask('POST', '/api/account/import', wrong)
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid-request'])
  }
  expect(await rowsIn(store, 'owners')).toEqual([])
})

const answerWith = (reply: unknown, parent?: null) => {
  const turn = { context: 'Work', isInterrupted: false, createdAt: TIME }
  const [question, answer] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  const turns = [
    { ...turn, id: question, parentId: null, role: 'user', content: 'Hello' },
    {
      ...turn,
      id: answer,
      parentId: parent === null ? null : question,
      role: 'assistant',
      content: 'An answer',
      reply,
    },
  ]
  const thread = { id: question, title: 'A thread', context: 'Work', createdAt: TIME, turns }
  return { conversations: [thread] }
}

/** The thread as it stands after the import. */
async function imported(person: TestVisitor, reply: unknown): Promise<ConversationThread> {
  expect((await bringIn(person, answerWith(reply))).statusCode).toBe(200)
  const [{ id }] = await person.read('/api/conversations')
  return person.read(`/api/conversations/${id}`)
}

const coachingOf = (part: unknown) => ({ chips: [], parts: [part], suggestions: [], chosen: {} })
const replyOf = (part: unknown) => ({ coaching: coachingOf(part), state: null, version: 1 })
const answer = coachingOf({ kind: 'answer', text: 'An answer' })
const script = { label: 'Call', href: 'javascript:alert(1)', kind: 'call' }

test.each([
  ['no parts', {}],
  ['another version', { coaching: answer, state: null, version: 2 }],
  ['an unknown part', replyOf({ kind: 'script', text: 'x' })],
  ['a link that runs a script', replyOf({ kind: 'help', level: 'lead', text: 'x', lines: [script] })],
  ['more than is kept', replyOf({ kind: 'answer', text: 'x'.repeat(200_000) })],
])('SET-01 imports an answer with %s as text only', async (_what, reply) => {
  const { person } = await testApp()
  const { turns } = await imported(person, reply)
  expect(turns[1]).toMatchObject({ content: 'An answer' })
  expect(turns[1]?.coaching).toBeUndefined()
})

test.each([
  [{ heard: 1 }, 200],
  [{ unknown: true }, 409],
])("SET-01 keeps an imported answer's parts, and its state %j if the coach can read it", async (state, status) => {
  const { person } = await testApp()
  const { id, turns } = await imported(person, { coaching: answer, state, version: 1 })
  expect(turns[1]?.coaching).toEqual(answer)
  const address = `/api/conversations/${id}/turns/${turns[1]?.id}/chosen`
  expect((await person.ask('PUT', address, { tone: 'softer' })).statusCode).toBe(status)
})

test('SET-01 an imported answer without a message before it remembers nothing that a deletion would miss', async () => {
  const { person } = await testApp()
  await bringIn(person, answerWith({ coaching: answer, state: { heard: 1 }, version: 1 }, null))
  const [{ id }] = await person.read('/api/conversations')
  const { turns } = await person.read(`/api/conversations/${id}`)
  const chosen = await person.ask('PUT', `/api/conversations/${id}/turns/${turns[1]?.id}/chosen`, { tone: 'softer' })
  expect(chosen.statusCode).toBe(409)
})
