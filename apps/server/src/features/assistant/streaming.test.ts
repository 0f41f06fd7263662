import { connect } from 'node:net'
import type { Conversation, ConversationThread } from '@understory/contract/conversations'
import { expect, test, vi } from 'vitest'
import { openProvider } from '../../ai/providers.ts'
import { testApp } from '../../testing/app.ts'
import { asking, idsIn, type Listening, listenTo } from '../../testing/events.ts'
import { answers, cutsAfter, hangsAfter, misbehavingEndpoint, says } from '../../testing/misbehaving-endpoint.ts'
import { rowsIn } from '../../testing/stores.ts'

const DEADLINES = { firstWord: 2_000, nextWord: 2_000, total: 5_000 }

async function served() {
  const endpoint = await misbehavingEndpoint()
  const settings = { kind: 'openai-compatible', baseUrl: endpoint.baseUrl, apiKey: 'canary-key', model: 'm' } as const
  const chatModel = openProvider({ ...settings, deadlines: DEADLINES })
  const { app, log, store } = await testApp({ chatModel })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, address, endpoint, log, store }
}

/** A whole answer, from the first event to the last. */
async function listened(...asked: Parameters<typeof listenTo>): Promise<Listening> {
  const heard = await listenTo(...asked)
  await heard.ended
  return heard
}

const kinds = ({ events }: Listening) => events.map(({ event }) => event)

async function threadsOf(address: string, cookie: string): Promise<ConversationThread[]> {
  const read = async (path: string): Promise<unknown> => (await fetch(address + path, { headers: { cookie } })).json()
  const list = (await read('/api/conversations')) as Conversation[]
  return Promise.all(list.map(async ({ id }) => (await read(`/api/conversations/${id}`)) as ConversationThread))
}

test("streams a model's words, then the whole answer, and stores the thread", async () => {
  const { address, endpoint } = await served()
  endpoint.behave(says('Say ', 'it once.'))
  const heard = await listened(address, asking('My boss is loud'))
  expect(kinds(heard)).toEqual(['begun', 'words', 'words', 'done'])
  expect(heard.events.at(-1)).toMatchObject({ reply: { response: 'Say it once.', isInterrupted: false } })
  const [thread] = await threadsOf(address, heard.cookie)
  expect(thread?.turns.map(({ content }) => content)).toEqual(['My boss is loud', 'Say it once.'])
})

test("streams the built-in coach's answer, too", async () => {
  const { app } = await testApp()
  const heard = await listened(await app.listen({ host: '127.0.0.1', port: 0 }), asking('how do i ask my boss'))
  expect(kinds(heard)).toEqual(['begun', 'words', 'done'])
})

test('L6 keeps words that arrived before the connection dropped, as interrupted', async () => {
  const { address, endpoint } = await served()
  endpoint.behave(cutsAfter('First ', 'second'))
  const heard = await listened(address, asking('My boss is loud'))
  expect(heard.events.at(-1)).toMatchObject({ event: 'done', reply: { response: 'First second', isInterrupted: true } })
  const [thread] = await threadsOf(address, heard.cookie)
  expect(thread?.turns[1]).toMatchObject({ content: 'First second', isInterrupted: true })
})

test('L6 stores the message when the model fails, and a retry succeeds', async () => {
  const { address, endpoint, log } = await served()
  endpoint.behave(answers(429, '{"error":{"message":"canary-upstream"}}'))
  const key = 'a'.repeat(32)
  const failed = await listened(address, asking('canary-message'), { key })
  expect(failed.events.at(-1)).toMatchObject({ event: 'problem', problem: { code: 'assistant-busy', retryable: true } })
  endpoint.behave(says('Now.'))
  const again = await listened(address, asking('canary-message'), { key, cookie: failed.cookie })
  expect(again.events.at(-1)).toMatchObject({ event: 'done', reply: { response: 'Now.' } })
  const threads = await threadsOf(address, failed.cookie)
  expect(threads).toHaveLength(1)
  expect(threads[0]?.turns).toHaveLength(2)
  expect(log.join('')).not.toContain('canary')
})

test('aborts the call on stop or disconnect, and keeps what arrived', async () => {
  const { address, endpoint } = await served()
  endpoint.behave(hangsAfter('First words'))
  const heard = await listenTo(address, asking('My boss is loud'))
  await vi.waitFor(() => expect(kinds(heard)).toContain('words'))
  heard.leave()
  await vi.waitFor(() => expect(endpoint.abandoned()).toBe(1))
  await vi.waitFor(async () => {
    const [thread] = await threadsOf(address, heard.cookie)
    expect(thread?.turns[1]).toMatchObject({ content: 'First words', isInterrupted: true })
  })
  const { conversationId, turnId: parentTurnId } = idsIn(heard.events)
  endpoint.behave(says('Onward.'))
  await listened(address, asking('And now?', { conversationId, parentTurnId }), { cookie: heard.cookie })
  expect(endpoint.heard.at(-1)?.body.messages).toEqual([
    { role: 'system', content: expect.any(String) },
    { role: 'user', content: 'My boss is loud' },
    { role: 'assistant', content: 'First words' },
    { role: 'user', content: 'And now?' },
  ])
})

test('regenerates answers and edits messages, keeping all versions', async () => {
  const { address, endpoint } = await served()
  endpoint.behave(says('One.'))
  const first = await listened(address, asking('Hello there'))
  const { cookie } = first
  const { conversationId, messageTurnId, turnId } = idsIn(first.events)
  endpoint.behave(says('Two.'))
  await listened(address, asking('Hello there', { conversationId, retryTurnId: messageTurnId }), { cookie })
  await listened(address, asking('Hello you', { conversationId, parentTurnId: null }), { cookie })
  await listened(address, asking('Go on', { conversationId, parentTurnId: turnId }), { cookie })
  expect(endpoint.heard.at(-1)?.body.messages).toEqual([
    { role: 'system', content: expect.any(String) },
    { role: 'user', content: 'Hello there' },
    { role: 'assistant', content: 'One.' },
    { role: 'user', content: 'Go on' },
  ])
  const turns = (await threadsOf(address, cookie))[0]?.turns ?? []
  const contentOf = (turn: string | null) => turns.find(({ id }) => id === turn)?.content ?? null
  expect(turns.map(({ content, parentId }) => [content, contentOf(parentId)])).toEqual([
    ['Hello there', null],
    ['One.', 'Hello there'],
    ['Two.', 'Hello there'],
    ['Hello you', null],
    ['Two.', 'Hello you'],
    ['Go on', 'One.'],
    ['Two.', 'Go on'],
  ])
})

test("rejects following or retrying another owner's turn", async () => {
  const { address, endpoint } = await served()
  endpoint.behave(says('One.'))
  const mine = idsIn((await listened(address, asking('Mine'))).events)
  const { events, cookie } = await listened(address, asking('Theirs'))
  for (const more of [{ retryTurnId: mine.messageTurnId }, { parentTurnId: mine.turnId }]) {
    const body = asking('x', { conversationId: idsIn(events).conversationId, ...more })
    expect((await listenTo(address, body, { cookie })).status).toBe(404)
  }
})

test('H1 ends an open stream and its connection on shutdown, and keeps its words', async () => {
  const { app, address, endpoint, store } = await served()
  endpoint.behave(hangsAfter('Half '))
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname).on('error', () => {})
  const closed = new Promise<unknown>((resolve) => socket.on('close', resolve))
  let heard = ''
  const hear = (part: string) =>
    new Promise<void>((resolve) => {
      socket.on('data', (bytes) => {
        heard += bytes
        if (heard.includes(part)) resolve()
      })
    })
  const body = JSON.stringify(asking('My boss is loud'))
  const head = `host: ${hostname}\r\naccept: text/event-stream\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`
  const words = hear('event: words')
  socket.write(`POST /api/chatbot HTTP/1.1\r\n${head}\r\n\r\n${body}`)
  await words
  heard = ''
  const end = hear('\r\n0\r\n\r\n')
  const stopped = app.close()
  await end
  expect(heard).toMatch(/event: done\n.*"response":"Half ".*"isInterrupted":true/)
  heard = ''
  socket.write(`GET /api/health HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`)
  await closed
  expect(heard).toBe('')
  await stopped
  expect(await store.read.selectFrom('turns').select('content').execute()).toContainEqual({ content: 'Half ' })
})

test('S2 B4 ends a stream soon after its session, and stores nothing', async () => {
  const { address, endpoint, store, log } = await served()
  endpoint.behave(hangsAfter('Half '))
  const before = await listenTo(address, asking('Hello'))
  const heard = await listenTo(address, asking('My boss is loud'), { cookie: before.cookie })
  await vi.waitFor(() => expect(kinds(heard)).toContain('words'))
  const gone = await fetch(`${address}/api/account`, { method: 'DELETE', headers: { cookie: before.cookie } })
  expect(gone.status).toBe(204)
  const started = performance.now()
  await Promise.all([before.ended, heard.ended])
  expect(performance.now() - started).toBeLessThan(5_000)
  expect(heard.events.at(-1)).toMatchObject({
    event: 'problem',
    problem: { code: 'not-found', requestId: expect.any(String) },
  })
  for (const table of ['owners', 'sessions', 'conversations', 'turns', 'requests'] as const) {
    expect(await rowsIn(store, table)).toEqual([])
  }
  expect(log.map((line) => JSON.parse(line).status)).not.toContain(500)
})
