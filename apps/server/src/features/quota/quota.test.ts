import {
  CONVERSATION_LENGTH,
  CONVERSATION_TURNS,
  KEPT_LENGTH,
  MESSAGE_LENGTH,
  ROW_LENGTH,
  WRITING_EXCEPTIONS,
} from '@understory/contract/limits'
import { expect, test, vi } from 'vitest'
import type { Store } from '../../db/store.ts'
import { bringIn, TIME } from '../../testing/account-file.ts'
import { type TestVisitor, testApp } from '../../testing/app.ts'
import { held, saying } from '../../testing/chat-models.ts'
import { onEngines } from '../../testing/stores.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const PIECE = 200_000

/** Imports conversations of turns of these lengths. */
function bring(person: TestVisitor, ...threads: number[][]) {
  const said = { id: ID, parentId: null, role: 'user', context: 'Work', isInterrupted: false, createdAt: TIME }
  const conversations = threads.map((lengths) => {
    const turns = lengths.map((length) => ({ ...said, content: 'a'.repeat(length) }))
    return { id: ID, title: '', context: 'Work', createdAt: TIME, turns }
  })
  return bringIn(person, { conversations })
}

/** Imports a conversation of that many UTF-16 units. */
function bringLong(person: TestVisitor, length: number) {
  const lengths = Array(Math.floor(length / PIECE)).fill(PIECE)
  return bring(person, [...lengths, length % PIECE].filter(Boolean))
}

/** Imports conversations of short turns. */
const bringTurns = (person: TestVisitor, ...counts: number[]) =>
  bring(person, ...counts.map((count) => Array(count).fill(1)))

/** Creates an owner who counts as storing that much. */
async function keeps(store: Store, person: TestVisitor, length: number): Promise<void> {
  await person.ask('POST', '/api/writing-exceptions', { kind: 'word', value: 'river' })
  await store.write(async (database) => {
    const { id: owner_id } = await database.selectFrom('owners').select('id').executeTakeFirstOrThrow()
    const row = { id: ID, owner_id, title: 'Full', context: 'Work', length, created_at: TIME }
    await database.insertInto('conversations').values(row).execute()
  })
}

const listOf = async (person: TestVisitor) => await person.read('/api/conversations')

onEngines('R3 H3 enforces a storage quota per owner, freed by deletion, on %s', async ({ visitor, store }) => {
  const [person, neighbor] = [visitor(), visitor()]
  await keeps(store, person, KEPT_LENGTH)

  const before = await listOf(person)
  const full = { statusCode: 409, code: 'limit-reached' }
  expect((await bringLong(person, 10)).json()).toMatchObject(full)
  expect((await person.say('Hello')).json()).toMatchObject(full)
  expect((await person.ask('POST', '/api/analyze/text', { text: 'Thank you.', keep: true })).json()).toMatchObject(full)
  expect(await listOf(person)).toEqual(before)

  expect((await bringLong(neighbor, 10)).statusCode).toBe(200)
  await person.ask('DELETE', '/api/conversations')
  expect((await bringLong(person, 10)).statusCode).toBe(200)
})

test('R3 counts messages across conversations', async () => {
  const { person, store } = await testApp()
  await keeps(store, person, KEPT_LENGTH - 500_000)
  const statuses = new Set<number>()
  for (let count = 0; count < 40; count++) statuses.add((await person.say('a'.repeat(MESSAGE_LENGTH))).statusCode)
  expect(statuses).toEqual(new Set([200, 409]))
})

test('R3 counts short turns by row', async () => {
  const { person, store } = await testApp()
  await keeps(store, person, KEPT_LENGTH - 600 * ROW_LENGTH)
  expect((await bringTurns(person, 600)).json().code).toBe('limit-reached')
  expect((await bringTurns(person, 470)).statusCode).toBe(200)
})

test('R3 keeps room for analyses when storage is full, within their own limit', async () => {
  const { person, store } = await testApp()
  const read = () => person.ask('POST', '/api/analyze/text', { text: 'Thank you.' })
  await keeps(store, person, KEPT_LENGTH)
  expect((await read()).statusCode).toBe(200)
  const length = KEPT_LENGTH + 1024 * 1024
  await store.write((database) => database.updateTable('conversations').set({ length }).execute())
  expect((await read()).json().code).toBe('limit-reached')
})

test('R3 H3 limits the turns of a conversation, and pages those of many', async () => {
  const { person } = await testApp()
  expect((await bringTurns(person, CONVERSATION_TURNS + 101)).json().code).toBe('limit-reached')
  expect((await bringTurns(person, CONVERSATION_TURNS)).statusCode).toBe(200)
  const [{ id }] = await listOf(person)
  expect((await person.say('More', { conversationId: id })).json()).toMatchObject({ code: 'limit-reached' })

  expect((await bringTurns(person, ...Array(6).fill(CONVERSATION_TURNS / 2))).statusCode).toBe(200)
  expect(await listOf(person)).toHaveLength(4)
})

onEngines('R3 enforces the limit of a conversation for concurrent messages on %s', async ({ person }) => {
  await bringTurns(person, CONVERSATION_TURNS - 4)
  const [{ id: conversationId }] = await listOf(person)
  const said = await Promise.all(Array.from({ length: 5 }, () => person.say('More', { conversationId })))
  expect(said.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409, 409, 409])
  const { turns } = await person.read(`/api/conversations/${conversationId}`)
  expect(turns).toHaveLength(CONVERSATION_TURNS)
})

test('R3 SET-01 keeps an answer that fills a conversation, and exports it', async () => {
  const { chatModel, asked, finish } = held()
  const { person, visitor } = await testApp({ chatModel })
  await bringTurns(person, CONVERSATION_TURNS - 4)
  const [{ id: conversationId }] = await listOf(person)
  const sending = Promise.all(Array.from({ length: 4 }, () => person.say('More', { conversationId })))
  await vi.waitFor(() => expect(asked()).toBe(3))
  finish()
  const said = await sending
  expect(said.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 409])
  const exported = await person.read('/api/account')
  expect(exported.conversations[0].turns).toHaveLength(CONVERSATION_TURNS + 2)
  expect((await visitor().ask('POST', '/api/account/import', exported)).statusCode).toBe(200)
})

test('R3 H3 ends a full conversation, and lets another begin', async () => {
  const { person } = await testApp()
  expect((await bringLong(person, 1.5 * CONVERSATION_LENGTH + 1)).json().code).toBe('limit-reached')
  expect((await bringLong(person, CONVERSATION_LENGTH)).statusCode).toBe(200)
  const [{ id }] = await listOf(person)
  expect((await person.say('More', { conversationId: id })).json()).toMatchObject({ code: 'limit-reached' })
  expect((await person.say('Anew')).statusCode).toBe(200)
})

onEngines('R3 enforces the quota for concurrent writes on %s', async ({ person, store }) => {
  await keeps(store, person, KEPT_LENGTH - 5 * 1024 * 1024)
  const sent = Array.from({ length: 4 }, () => bringLong(person, 3 * 1024 * 1024))
  const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
})

test('R3 limits regenerated answers of a language model, too', async () => {
  const { person, store } = await testApp({ chatModel: saying('a'.repeat(1_000)), rateLimitScale: 1_000 })
  await keeps(store, person, KEPT_LENGTH - 5_000)
  const { conversationId, messageTurnId: retryTurnId } = (await person.say('Tell me')).json()
  const statuses = []
  for (let count = 0; count < 6; count++)
    statuses.push((await person.say('Tell me', { conversationId, retryTurnId })).statusCode)
  expect([statuses.at(0), statuses.at(-1)]).toEqual([200, 409])
})

onEngines("R3 enforces the dictionary's limit for concurrent imports on %s", async ({ person }) => {
  await person.ask('POST', '/api/writing-exceptions', { kind: 'word', value: 'river' })
  const sent = Array.from({ length: 4 }, (_, file) => {
    const values = Array.from({ length: WRITING_EXCEPTIONS - 1 }, (_, number) => `w${file}-${number}`)
    const writingExceptions = values.map((value) => ({ kind: 'word', value, createdAt: TIME }))
    return bringIn(person, { writingExceptions })
  })
  const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
})
