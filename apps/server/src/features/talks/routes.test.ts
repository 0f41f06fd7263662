import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TALKS_BYTES, TALKS_PER_OWNER } from '@understory/contract/limits'
import { NO_TALK, type TalkFields } from '@understory/contract/talks'
import * as safety from '@understory/safety'
import { expect, test } from 'vitest'
import { openSqlite } from '../../db/sqlite.ts'
import { bringIn, TIME } from '../../testing/account-file.ts'
import { migratedFile, type TestVisitor, temporaryFolder, testApp } from '../../testing/app.ts'
import { openShare } from '../../testing/share.ts'
import { onEngines } from '../../testing/stores.ts'

const ADDRESS = '/api/talks'
const LANDLORD = { who: 'my landlord', to: 'landlord', about: 'The heater is broken', when: '2026-11-27' }

/** Imports a talk that many times. */
const bring = (owner: TestVisitor, count: number, talk: TalkFields) =>
  bringIn(owner, { talks: Array(count).fill({ createdAt: TIME, talk }) })

onEngines('A1 a talk is kept, changed field by field and deleted by its owner alone on %s', async ({ visitor }) => {
  const [owner, other] = [visitor(), visitor()]
  await other.say('Mine')
  const made = await owner.ask('POST', ADDRESS, { talk: LANDLORD })
  expect(made.statusCode).toBe(201)
  const { id } = made.json()
  const kept = { id, conversationId: null, createdAt: expect.any(String), ...NO_TALK, ...LANDLORD }
  expect(made.json()).toEqual(kept)

  const after = { at: '2026-11-27T18:00:00.000Z', outcome: 'well', theySaid: 'Monday', keep: 'Say it first' }
  const changed = await owner.ask('PATCH', `${ADDRESS}/${id}`, { after, worked: 'The heater is out.' })
  expect(changed.json()).toEqual({ ...kept, after, worked: 'The heater is out.' })
  expect(await owner.read(ADDRESS)).toEqual([{ ...kept, after, worked: 'The heater is out.' }])

  expect((await other.ask('PATCH', `${ADDRESS}/${id}`, { about: 'Mine' })).statusCode).toBe(404)
  expect((await other.ask('DELETE', `${ADDRESS}/${id}`)).statusCode).toBe(404)
  expect(await other.read(ADDRESS)).toEqual([])
  expect((await owner.ask('DELETE', `${ADDRESS}/${id}`)).statusCode).toBe(204)
  expect(await owner.read(ADDRESS)).toEqual([])
})

test('a talk begins with what a reply of the assistant knows, and what the person gives wins', async () => {
  const { person: owner } = await testApp()
  const { conversationId, turnId: turn } = (await owner.say('The heater is broken')).json()
  const from = { conversationId, turn }
  const filled = (await owner.ask('POST', ADDRESS, { from, talk: { about: 'Heat' } })).json()
  expect(filled).toMatchObject({ conversationId, about: 'Heat', openings: ['Personal: user=The heater is broken'] })
  const own = (await owner.ask('POST', ADDRESS, { from, talk: { openings: ['Mine'] } })).json()
  expect(own.openings).toEqual(['Mine'])
  await owner.ask('DELETE', `/api/conversations/${conversationId}`)
  expect(await owner.read(ADDRESS), 'newest first').toMatchObject([
    { conversationId: null, openings: ['Mine'] },
    { conversationId: null, about: 'Heat' },
  ])
})

test('R3 talks come to an end, and what does not fit is refused with nothing changed', async () => {
  const { person: owner, visitor } = await testApp()
  expect((await bring(owner, TALKS_PER_OWNER, NO_TALK)).json().talks).toBe(TALKS_PER_OWNER)
  expect((await bring(owner, 1, NO_TALK)).json().code).toBe('limit-reached')
  expect((await owner.ask('POST', ADDRESS, { talk: {} })).json().code).toBe('limit-reached')
  const bodies = [
    { about: 'a'.repeat(601) },
    { points: ['1', '2', '3', '4'] },
    ...['Friday', '2026-02-30', '2026-11-27T29:59', '20266-11-27'].map((when) => ({ when })),
    { id: 'x' },
    { to: '__proto__' },
    { takes: [{ at: TIME, seconds: -1, pace: null, pauses: null }] },
  ]
  for (const talk of bodies)
    expect((await visitor().ask('POST', ADDRESS, { talk })).statusCode, JSON.stringify(talk)).toBe(400)
})

test('R3 all talks of an owner stay within two megabytes, and one that is full can still be shortened', async () => {
  const { person: owner } = await testApp()
  const long = { ...NO_TALK, draft: 'å'.repeat(5_000), openings: Array(6).fill('å'.repeat(600)) }
  expect((await bring(owner, 119, long)).statusCode).toBe(200)
  expect((await bring(owner, 10, long)).json().code).toBe('limit-reached')
  const list = await owner.ask('GET', ADDRESS)
  expect(list.json()).toHaveLength(119)
  expect(Buffer.byteLength(list.body)).toBeLessThan(TALKS_BYTES + 119 * 200)
  const [{ id }, ...others] = list.json()
  const answers = Array(8).fill({ they: 'å'.repeat(600), you: 'å'.repeat(600) })
  expect((await owner.ask('POST', ADDRESS, { talk: { ...long, answers } })).json().code).toBe('limit-reached')
  expect((await owner.ask('PATCH', `${ADDRESS}/${id}`, { answers })).json().code).toBe('limit-reached')
  const wider = { draft: '漢'.repeat(5_000), openings: Array(6).fill('漢'.repeat(600)) }
  const codes = []
  for (const one of others.slice(0, 9))
    codes.push((await owner.ask('PATCH', `${ADDRESS}/${one.id}`, wider)).json().code)
  expect(codes).toContain('limit-reached')
  expect((await owner.ask('PATCH', `${ADDRESS}/${id}`, { draft: '' })).statusCode).toBe(200)
})

test('a change of every long field at its limit is taken, in whatever script', async () => {
  const { person: owner } = await testApp()
  const { id } = (await owner.ask('POST', ADDRESS, { talk: LANDLORD })).json()
  const line = '漢'.repeat(600)
  const answers = Array(8).fill({ they: line, you: line })
  const change = { draft: '漢'.repeat(5_000), answers, points: Array(3).fill(line) }
  expect((await owner.ask('PATCH', `${ADDRESS}/${id}`, change)).statusCode).toBe(200)
})

test('what is written about a talk is read for danger, and the help is not kept', async () => {
  const { person: owner } = await testApp()
  const made = (await owner.ask('POST', ADDRESS, { talk: { fear: 'He slapped me' } })).json()
  expect(made.help).toMatchObject({ kind: 'help', level: 'mention' })
  const changed = (await owner.ask('PATCH', `${ADDRESS}/${made.id}`, { about: 'I want to kill myself' })).json()
  expect(changed.help).toMatchObject({ kind: 'help', level: 'lead' })
  const beside = (await owner.ask('PATCH', `${ADDRESS}/${made.id}`, { where: 'at home' })).json()
  expect(beside.help, 'stays while the words stand there').toMatchObject({ kind: 'help', level: 'lead' })
  await owner.ask('PATCH', `${ADDRESS}/${made.id}`, { about: '', fear: '' })
  expect(JSON.stringify(await owner.read(ADDRESS))).not.toContain('988')
  const after = { at: '2026-11-27T18:00:00.000Z', outcome: 'badly', theySaid: 'He slapped me', keep: '' }
  for (const change of [{ after }, { after: null, points: ['Monday', 'He slapped me'] }]) {
    const told = (await owner.ask('PATCH', `${ADDRESS}/${made.id}`, change)).json()
    expect(told.help, JSON.stringify(change)).toMatchObject({ kind: 'help', level: 'mention' })
  }
})

test.each([
  ['A scene from my novel', 'I want to kill myself'],
  ['Return a novel I borrowed', 'I want to die'],
  ['A joke in the game chat', 'I want to die'],
])('no field of a talk silences the help that another calls for: %s, %s', async (about, fear) => {
  const { person: owner } = await testApp({ safety })
  const { id } = (await owner.ask('POST', ADDRESS, { talk: { about } })).json()
  const told = (await owner.ask('PATCH', `${ADDRESS}/${id}`, { fear })).json()
  expect(told.help).toMatchObject({ kind: 'help', level: 'lead' })
  const beside = (await owner.ask('PATCH', `${ADDRESS}/${id}`, { draft: 'A scene from my novel' })).json()
  expect(beside.help).toMatchObject({ kind: 'help', level: 'lead' })
})

test('a share of a talk shows exactly the chosen pieces, and goes with the talk', async () => {
  const { visitor } = await testApp()
  const [owner, coach] = [visitor(), visitor()]
  const shown = { opening: 'The heater is out.', points: ['cold'] }
  const talk = { ...LANDLORD, ...shown, fear: 'secret fear', draft: 'secret draft' }
  const { id } = (await owner.ask('POST', ADDRESS, { talk })).json()
  const request = { branches: [], talk: { id, pieces: ['opening', 'points'] }, access: 'comment' }
  const { share, secret } = (await owner.ask('POST', '/api/shares', request)).json()
  expect(share.talkId).toBe(id)
  const open = () => openShare(coach, { id: share.id, secret })
  const seen = await open()
  expect(seen.json().snapshot.talk).toEqual(shown)
  expect(seen.body).not.toMatch(/secret fear|secret draft|landlord/)
  expect((await coach.ask('POST', '/api/shares', request)).statusCode).toBe(404)
  const edited = await owner.ask('PATCH', `/api/shares/${share.id}`, { branches: ['word-counter'], access: 'view' })
  expect(edited.json()).toMatchObject({ talkId: id, access: 'view' })
  expect((await open()).json().snapshot).toMatchObject({ talk: shown })
  expect((await owner.ask('POST', '/api/shares', { branches: [], access: 'view' })).statusCode).toBe(400)
  const without = { branches: ['word-counter'], access: 'view', talk: null }
  expect((await owner.ask('PATCH', `/api/shares/${share.id}`, without)).json()).toMatchObject({ talkId: null })
  expect((await open()).json().snapshot.talk).toBeUndefined()
  await owner.ask('PATCH', `/api/shares/${share.id}`, { ...without, talk: request.talk })
  await owner.ask('DELETE', `${ADDRESS}/${id}`)
  expect((await coach.ask('GET', `/api/shared/${share.id}`)).statusCode).toBe(404)
  expect(await owner.read('/api/shares')).toEqual([])
})

test('the chat about a talk knows it and its danger, and belongs to it from then on', async () => {
  const { person: owner, visitor } = await testApp()
  const { id } = (await owner.ask('POST', ADDRESS, { talk: { ...LANDLORD, fear: 'He slapped me' } })).json()
  const said = (await owner.say('How do I begin?', { talkId: id })).json()
  expect(said.coaching.chosen).toMatchObject({ to: 'landlord' })
  expect(said.coaching.parts.at(-1)).toMatchObject({ kind: 'help', level: 'mention' })
  const [talk] = await owner.read(ADDRESS)
  expect(talk.conversationId).toBe(said.conversationId)
  const next = (await owner.say('And then?', { conversationId: said.conversationId })).json()
  expect(next.coaching.chosen).toMatchObject({ to: 'landlord' })
  const stranger = visitor()
  expect((await stranger.say('Hello', { talkId: id })).json().coaching.chosen).not.toHaveProperty('to')
})

test('a deleted talk is nowhere in the database file, byte by byte', async () => {
  const folder = temporaryFolder()
  const store = await openSqlite(migratedFile(folder))
  const { person: owner } = await testApp({ store })
  const { id } = (await owner.ask('POST', ADDRESS, { talk: LANDLORD }, { 'idempotency-key': 'begin' })).json()
  await owner.ask('PATCH', `${ADDRESS}/${id}`, { worked: 'zebra-lantern-line' }, { 'idempotency-key': 'keep' })
  const holds = (words: string) => readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(words))
  expect(holds('zebra-lantern-line')).toBe(true)
  await owner.ask('DELETE', `${ADDRESS}/${id}`)
  // While the server runs, its WAL is part of the database.
  expect(holds('zebra-lantern-line')).toBe(false)
  await store.close()
  expect(holds('zebra-lantern-line')).toBe(false)
})

test('what another version kept of a talk stays readable, and only what fits of it', async () => {
  const { person: owner, store } = await testApp()
  await owner.ask('POST', ADDRESS, { talk: LANDLORD })
  const fields = JSON.stringify({ ...LANDLORD, points: null, mood: 'new', draft: 'a'.repeat(6_000) })
  await store.write((database) => database.updateTable('talks').set({ fields }).execute())
  const [talk] = await owner.read(ADDRESS)
  expect(talk).toMatchObject({ ...LANDLORD, points: [], draft: '' })
  expect((await owner.ask('GET', '/api/account')).statusCode).toBe(200)
})
