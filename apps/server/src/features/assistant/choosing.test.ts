import * as coach from '@understory/coach'
import type { Part } from '@understory/contract/coaching'
import { CONVERSATION_LENGTH } from '@understory/contract/limits'
import * as safety from '@understory/safety'
import { expect, test } from 'vitest'
import { builtInCoach } from '../../ai/built-in-coach.ts'
import { delegatingModel } from '../../ai/chat-model.ts'
import type { Coach } from '../../ai/ports.ts'
import { type Encoder, noEncoder } from '../../encoder/encoder.ts'
import { testApp } from '../../testing/app.ts'
import { failing, listening } from '../../testing/chat-models.ts'
import { echoCoach, recordingCoach } from '../../testing/readers.ts'
import { ENGINES } from '../../testing/stores.ts'

/** Echoes the chosen chips, so that tests see them. */
const choosingCoach: Coach = {
  ...echoCoach,
  coach: (request) => {
    const drawn = echoCoach.coach(request)
    const { tone = 'plain', fields = {} } = request.chosen ?? {}
    const text = request.isFeared ? 'no words' : `${tone}: ${Object.values(fields).join(', ')}`
    return { ...drawn, text, coaching: { ...drawn.coaching, parts: [{ kind: 'answer', text }] } }
  },
}

/** A choice with which the coach builds a phrase. */
const ASKED = { situation: null, need: 'ask' }

const addressOf = ({ conversationId, turnId }: { conversationId: string; turnId: string }) =>
  `/api/conversations/${conversationId}/turns/${turnId}/chosen`

test.each(ENGINES)('redraws a reply with the choice, and stores it with its length, on %s', async (_engine, open) => {
  const { person, store } = await testApp({ store: await open(), coach: choosingCoach })
  const said = (await person.say('My boss is loud')).json()
  const chosen = { tone: 'firmer', fields: { when: 'Friday at noon' } }
  const first = await person.ask('PUT', addressOf(said), chosen)
  expect(first.json()).toMatchObject({ content: 'firmer: Friday at noon', coaching: { chosen } })
  const again = await person.ask('PUT', addressOf(said), chosen)
  expect(again.json()).toEqual(first.json())
  const thread = await person.read(`/api/conversations/${said.conversationId}`)
  expect(thread.turns[1]).toMatchObject({ content: 'firmer: Friday at noon', coaching: first.json().coaching })
  const { length } = await store.read.selectFrom('conversations').select('length').executeTakeFirstOrThrow()
  const turns = await store.read.selectFrom('turns').select(['content', 'reply']).execute()
  expect(length).toBe(turns.reduce((sum, { content, reply }) => sum + content.length + (reply?.length ?? 0), 0))
})

test('an answer drawn anew has no words for somebody who was feared later', async () => {
  const { person } = await testApp({ coach: choosingCoach })
  const first = (await person.say('How do I ask my husband for money?')).json()
  const chosen = () => person.ask('PUT', addressOf(first), { tone: 'firmer' })
  await person.say('He slapped me', { conversationId: first.conversationId })
  expect((await chosen()).json()).toMatchObject({ content: expect.stringContaining('no words') })
})

test('an answer drawn anew has words again once a press lifted a fear that came later', async () => {
  const { person } = await testApp({ coach, safety })
  const first = (await person.say('How do I ask my boyfriend for Sunday off?', { chosen: ASKED })).json()
  const partsOf = async () =>
    (await person.ask('PUT', addressOf(first), { ...ASKED, tone: 'firmer' }))
      .json()
      .coaching.parts.map(({ kind }: { kind: string }) => kind)
  const { conversationId } = first
  await person.say('We read a thriller in my book club. My boyfriend choked me last night.', { conversationId })
  expect(await partsOf()).not.toContain('phrase')
  await person.say(safety.NOBODY_COULD_GET_HURT, { conversationId })
  expect(await partsOf()).toContain('phrase')
})

test.each(ENGINES)('a message deleted while an answer is drawn from it comes back in none, on %s', async (_, open) => {
  let meanwhile: (() => Promise<unknown>) | undefined
  const encoder: Encoder = {
    ...noEncoder,
    vectorsOf: async () => {
      const deleting = meanwhile
      meanwhile = undefined
      await deleting?.()
      return undefined
    },
  }
  const { person, store } = await testApp({ store: await open(), coach: choosingCoach, encoder })
  const first = (await person.say('One')).json()
  const { conversationId } = first
  const second = (await person.say('Two', { conversationId })).json()
  const third = (await person.say('Three', { conversationId })).json()
  const deletion = (turn: string) => () => person.ask('DELETE', `/api/conversations/${conversationId}/turns/${turn}`)
  meanwhile = deletion(first.messageTurnId)
  expect((await person.ask('PUT', addressOf(third), { tone: 'firmer' })).json()).toMatchObject({ code: 'reply-fixed' })
  meanwhile = deletion(second.messageTurnId)
  const late = await person.say('Four', { conversationId })
  expect([late.statusCode, late.json().message]).toEqual([
    404,
    expect.stringContaining('just deleted. Send yours again.'),
  ])
  const left = await store.read
    .selectFrom('turns')
    .select(['content', 'reply'])
    .where('role', '=', 'assistant')
    .execute()
  expect(left).toMatchObject([{ reply: expect.stringContaining('"state":null') }])
  expect((await person.say('Four', { conversationId })).statusCode).toBe(200)
})

test('redraws from the earlier turns and their states only, told turns without one', async () => {
  const { coach, heard } = recordingCoach()
  const { person } = await testApp({ coach })
  const messages = [
    { role: 'assistant', content: 'Told.' },
    { role: 'user', content: 'First' },
  ]
  const { conversationId } = (await person.say('', { messages })).json()
  expect(heard[0]?.turns[0]).toEqual({ role: 'assistant', content: 'Told.' })
  const second = (await person.say('Second', { conversationId })).json()
  await person.say('Third', { conversationId })
  await person.ask('PUT', addressOf(second), { tone: 'softer' })
  expect(heard.at(-1)?.turns.map(({ content, state }) => [content, state])).toEqual([
    ['First', undefined],
    ['Personal: assistant=Told. | user=First', { heard: 2 }],
    ['Second', undefined],
  ])
  expect(heard.at(-1)?.chosen).toEqual({ tone: 'softer' })
})

test('lets the coach mention a language model once per conversation', async () => {
  const hint: Part = { kind: 'model-hint', text: 'A language model reads everything.' }
  const { coach, heard } = recordingCoach()
  const hinting: Coach = {
    ...coach,
    coach: (request) => {
      const drawn = coach.coach(request)
      return { ...drawn, coaching: { ...drawn.coaching, parts: [...drawn.coaching.parts, hint] } }
    },
  }
  const { person } = await testApp({ coach: hinting })
  const { conversationId } = (await person.say('First')).json()
  await person.say('Second', { conversationId })
  expect(heard.map(({ canHint }) => canHint)).toEqual([true, false])
})

test('sends chosen chips to a language model, shows them, and keeps its text when they change', async () => {
  const { heard, chatModel } = listening()
  const { person } = await testApp({ chatModel })
  const said = (await person.say('My boss is loud', { chosen: { tone: 'softer' } })).json()
  expect(heard[0]?.instructions).toBe('You coach for Personal. Tone: softer.')
  const parts = [{ kind: 'markdown', text: said.response }]
  const chips = [{ kind: 'tone', state: 'set', id: 'softer' }]
  expect(said.coaching).toMatchObject({ chips, parts, chosen: { tone: 'softer' } })
  const labels = ['Shorter', 'Another way', 'What if they say no?']
  expect(said.suggestions).toMatchObject(labels.map((label) => ({ label })))
  const reply = (await person.ask('PUT', addressOf(said), { tone: 'firmer' })).json()
  expect(reply.content).toBe(said.response)
  expect(reply.coaching).toMatchObject({ chips: [{ id: 'firmer' }], parts })
})

test('refuses to redraw help and text-only answers', async () => {
  const { person, store } = await testApp()
  const help = (await person.say('i want to kill myself')).json()
  const old = (await person.say('Hello')).json()
  await store.write((database) =>
    database.updateTable('turns').set({ reply: null }).where('id', '=', old.turnId).execute(),
  )
  for (const said of [help, old]) {
    const response = await person.ask('PUT', addressOf(said), { tone: 'softer' })
    expect(response.json()).toMatchObject({ statusCode: 409, code: 'reply-fixed' })
  }
  const thread = await person.read(`/api/conversations/${old.conversationId}`)
  expect(thread.turns[1]).toMatchObject({ content: old.response })
  expect(thread.turns[1].coaching).toBeUndefined()
})

test('responds 404 for messages, and for turns that are unknown or of another conversation', async () => {
  const { person } = await testApp()
  const said = (await person.say('Hello')).json()
  const other = (await person.say('Another')).json()
  for (const turnId of [said.messageTurnId, other.turnId, '00000000-0000-4000-8000-000000000000'])
    expect((await person.ask('PUT', addressOf({ ...said, turnId }), {})).statusCode).toBe(404)
})

test('P1 logs no typed blank, and runs crisis detection on it', async () => {
  const { person, log } = await testApp({ coach: choosingCoach })
  const said = (await person.say('Hello')).json()
  const typed = { fields: { what: 'canary-field, he slapped me' } }
  const reply = (await person.ask('PUT', addressOf(said), typed)).json()
  expect(reply.coaching.parts.at(-1)).toMatchObject({ kind: 'help', level: 'mention' })
  expect(reply.content).toContain('no words')
  const next = (await person.say('Shorter, please.', { conversationId: said.conversationId })).json()
  expect(next.response).toContain('no words')
  const calm = (await person.say('Nobody could get hurt', { conversationId: said.conversationId })).json()
  expect(calm.response).not.toContain('no words')
  const long = { fields: { what: `canary-${'x'.repeat(300)}` } }
  expect((await person.ask('PUT', addressOf(said), long)).statusCode).toBe(400)
  expect(log.join('')).not.toContain('canary')
})

test("R3 counts filled blanks toward the conversation's limit", async () => {
  const { person, store } = await testApp({ coach: choosingCoach })
  const said = (await person.say('Hello')).json()
  await store.write((database) => database.updateTable('conversations').set({ length: CONVERSATION_LENGTH }).execute())
  const response = await person.ask('PUT', addressOf(said), { fields: { what: 'one more word' } })
  expect(response.json()).toMatchObject({ statusCode: 409, code: 'limit-reached' })
  const thread = await person.read(`/api/conversations/${said.conversationId}`)
  expect(thread.turns[1].content).toBe(said.response)
})

test('lists needs, hearers and starters of a context, and finds cases by header', async () => {
  const { person, log } = await testApp()
  const choices = await person.read('/api/coach/choices?context=Work')
  expect(choices).toMatchObject({ needs: [{ id: 'ask' }], starters: [{ label: 'Work' }] })
  const header = { 'understory-search': encodeURIComponent('canary-böss') }
  const found = await person.ask('GET', '/api/coach/cases', undefined, header)
  expect(found.json()).toEqual([{ id: 'found', label: 'canary-böss' }])
  expect(await person.read('/api/coach/cases')).toEqual([])
  expect(log.join('')).not.toContain('canary')
})

test('lets the coach answer once under the key of a request whose model failed', async () => {
  let current = failing(new Error('gone'))
  const chatModel = delegatingModel(() => current)
  const { person } = await testApp({ chatModel })
  const key = { 'idempotency-key': 'k-1' }
  await person.say('Before')
  expect((await person.say('Hello', {}, key)).statusCode).toBe(500)
  current = builtInCoach
  const said = (await person.say('Hello', {}, key)).json()
  expect(said.response).toBe('Personal: user=Hello')
  expect((await person.say('Hello', {}, key)).json()).toEqual(said)
  const thread = await person.read(`/api/conversations/${said.conversationId}`)
  expect(thread.turns).toHaveLength(2)
})
