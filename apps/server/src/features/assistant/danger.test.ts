import * as coach from '@understory/coach'
import * as safety from '@understory/safety'
import { expect, test, vi } from 'vitest'
import { type Encoder, noEncoder } from '../../encoder/encoder.ts'
import { echo, testApp } from '../../testing/app.ts'
import { listening } from '../../testing/chat-models.ts'
import { listenTo } from '../../testing/events.ts'
import { recordingCoach, simpleSafety } from '../../testing/readers.ts'

const LEAD = 'i want to kill myself tonight'
const MENTION = 'My husband slapped me once. How do I ask him for Sunday off?'

test('answers a crisis message with help only, without a language model', async () => {
  const { heard, chatModel } = listening()
  const { visitor } = await testApp({ chatModel })
  const reply = (await visitor().say(LEAD)).json()
  expect(reply).toMatchObject({
    response: 'Call 988 now.',
    suggestions: [{ label: 'No', message: 'No' }],
    coaching: { chips: [], parts: [{ kind: 'help', level: 'lead' }] },
  })
  expect(heard).toEqual([])
})

test('one press brings the words that a doubtful fear had withheld', async () => {
  const { person } = await testApp({ coach, safety })
  const matter =
    'My book club meets at ours and we read a thriller. My boyfriend choked me last night. How do I ask him for Sunday off?'
  const chosen = { situation: null, need: 'ask' }
  const kinds = ({ coaching }: { coaching: { parts: { kind: string }[] } }) => coaching.parts.map(({ kind }) => kind)
  const first = (await person.say(matter, { chosen })).json()
  expect(kinds(first)).not.toContain('phrase')
  const [press] = first.suggestions
  expect(press.message).toBe(safety.NOBODY_COULD_GET_HURT)
  const next = (await person.say(press.message, { conversationId: first.conversationId })).json()
  expect(kinds(next)).toContain('phrase')
})

test('a message answered once more has no words for somebody who was feared later', async () => {
  const { person } = await testApp({ coach, safety })
  const asked = { chosen: { situation: null, need: 'ask' } }
  const first = (await person.say('How do I ask my husband for Sunday off?', asked)).json()
  const { conversationId, messageTurnId } = first
  await person.say('He hits me when he drinks.', { conversationId })
  const again = (await person.say('Again', { conversationId, retryTurnId: messageTurnId, ...asked })).json()
  const kinds = ({ coaching }: { coaching: { parts: { kind: string }[] } }) => coaching.parts.map(({ kind }) => kind)
  expect(kinds(first)).toContain('phrase')
  expect(kinds(again)).not.toContain('phrase')
})

test('answers in Spanish to a message in Spanish', async () => {
  const { visitor } = await testApp()
  const message = 'No quiero vivir así y pienso en matarme, porque no puedo hablar con nadie de esto.'
  expect((await visitor().say(message)).json().response).toBe('Llama al 988 ahora.')
})

test("adds a help notice after the coach's answer to a doubtful message, without an encoder", async () => {
  const { coach, heard } = recordingCoach()
  const { visitor } = await testApp({ coach })
  const reply = (await visitor().say(MENTION)).json()
  expect(heard[0]).toMatchObject({ isFeared: true, isEncoderThere: false })
  expect(reply.response).toMatch(/Sunday off\?\n\nSomeone could get hurt\. · Call 988$/)
  expect(reply.coaching.parts.map(({ kind }: { kind: string }) => kind)).toEqual(['answer', 'help'])
})

test("adds a help notice after a language model's answer to a doubtful message", async () => {
  const { app } = await testApp({ chatModel: echo })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const heard = await listenTo(address, { messages: [{ role: 'user', content: MENTION }], context: 'Family' })
  await heard.ended
  const words = heard.events.flatMap((event) => (event.event === 'words' ? [event.text] : []))
  expect(words.at(-1)).toBe('\n\nSomeone could get hurt. · Call 988')
  const parts = [
    { kind: 'markdown', text: words[0] },
    { kind: 'help', level: 'mention' },
  ]
  const reply = { response: words.join(''), coaching: { parts } }
  expect(heard.events.at(-1)).toMatchObject({ event: 'done', reply })
})

test('the coach is told of a danger that was only mentioned before', async () => {
  const { coach, heard } = recordingCoach()
  const { person } = await testApp({ safety, coach })
  const { conversationId } = (await person.say('I feel so worthless.')).json()
  await person.say('How do I ask my boss for Friday off?', { conversationId })
  expect(heard.map(({ hasDanger }) => hasDanger)).toEqual([true, true])
})

test('encodes the newest messages for danger and for the coach, apart, before the coach answers', async () => {
  const asked: (readonly string[])[] = []
  const encoder: Encoder = {
    ...noEncoder,
    vectorsOf: async (texts) => {
      asked.push(texts)
      return new Map(texts.map((text) => [text, Float32Array.of(text.length)]))
    },
  }
  const { coach, heard } = recordingCoach()
  const { person } = await testApp({ encoder, coach })
  const { conversationId } = (await person.say('First')).json()
  await person.say('Second', { conversationId })
  expect(asked.map((texts) => [...new Set(texts)].toSorted())).toEqual([
    ['First'],
    ['First'],
    ['First', 'Second'],
    ['Second'],
  ])
  expect(heard[1]?.isEncoderThere).toBe(true)
  expect(heard[1]?.vectors.get('Second')?.[0]).toBe(6)
})

test('reads the newest turns of a very long thread', async () => {
  const readDanger = vi.fn(simpleSafety.readDanger)
  const { visitor } = await testApp({ safety: { ...simpleSafety, readDanger } })
  const messages = Array.from({ length: 101 }, (_, at) => ({
    role: at % 2 ? 'assistant' : 'user',
    content: 'a'.repeat(9_000),
  }))
  expect((await visitor().say('', { messages })).statusCode).toBe(200)
  const [turns = []] = readDanger.mock.calls[0] ?? []
  expect(turns).toHaveLength(60)
  expect(turns.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThan(200_000)
})
