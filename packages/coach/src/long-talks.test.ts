import { expect, test } from 'vitest'
import { coach } from './coach.ts'
import { messages } from './development/messages.ts'
import { talk } from './test-talk.ts'
import type { Turn } from './types.ts'

/** Anything that people send after the first answer, in no sensible order. */
const FOLLOWS = [
  'help',
  'make it shorter',
  'make it more direct',
  'now for my manager',
  "i tried that, it didn't work",
  'what if he says no?',
  'what is 12*7',
  'another one',
  'why',
  'she got angry',
  'thanks',
  'as an email',
  'asdfgh',
  'he said maybe',
  'necesito ayuda con mi jefe por favor',
  'yes',
  'no',
  'idk',
  'i dont want to sound rude',
  'what if i cry',
  'is that better?',
  'ok',
  'my sister',
  'tomorrow at ten',
  'longer',
  'write it for me',
]
const METAPHOR =
  /\b(?:trees?|forests?|roots?|leaf|branch(?:es)?|seeds?|shade|moss|canopy|undergrowth|trunk|sapling)\b/gi
const TURNS = 8

const unquoted = (text: string): string => text.replace(/"[^"]*"/g, 'Q')

/** Each talk with the replies in it. */
const talks = messages
  .filter((_, at) => at % 3 === 0)
  .map(({ text, context }, at) => {
    const said = [
      text,
      ...Array.from({ length: TURNS }, (_, turn) => FOLLOWS[(at * 7 + turn * 5) % FOLLOWS.length] ?? ''),
    ]
    const turns: Turn[] = []
    const replies = said.map((content) => {
      turns.push({ role: 'user', content })
      const reply = coach(turns, context)
      turns.push({ role: 'assistant', content: reply.text })
      return reply
    })
    return { text, said, replies }
  })

test('no two replies of a conversation are alike, whatever is sent', () => {
  for (const { text, replies } of talks) {
    const texts = replies.map((reply) => reply.text)
    expect(new Set(texts).size, text).toBe(texts.length)
  }
})

test('advice never stands without a next step: words to say, a thing to do, or a question', () => {
  for (const { text, replies } of talks)
    for (const reply of replies)
      if (reply.parts.some(({ kind }) => kind === 'see' || kind === 'try'))
        expect(
          reply.parts.some(({ kind }) => kind === 'ask' || kind === 'try' || kind === 'draft' || kind === 'safety') ||
            /thanks|bye|report|hostile/.test(reply.trace.act),
          `${text}: ${reply.text}`,
        ).toBe(true)
})

test('a reply asks one question at most, holds one metaphor at most, and closes every quotation', () => {
  for (const { replies } of talks) {
    for (const { text, trace } of replies) {
      const plain = unquoted(text)
      if (trace.safety === 'none') expect(plain.match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1)
      expect(plain.match(METAPHOR)?.length ?? 0, text).toBeLessThanOrEqual(1)
      expect((text.match(/"/g)?.length ?? 0) % 2, text).toBe(0)
      expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(190)
    }
  }
})

test('openings differ: no first sentence stands before more than one in twenty first replies', () => {
  const counts = new Map<string, number>()
  for (const { replies } of talks) {
    const opening = unquoted(replies[0]?.text ?? '').split(/(?<=[.:])\s/)[0] ?? ''
    counts.set(opening, (counts.get(opening) ?? 0) + 1)
  }
  const most = Math.max(...counts.values())
  expect(most / talks.length).toBeLessThanOrEqual(0.05)
})

test('a bare call for words stays with the matter', () => {
  const replies = talk(
    'Family',
    'mom has dementia and accuses me of stealing',
    'her purse mostly',
    'i did explain it 100 times',
    'what do i say instead',
  )
  expect(replies.at(-1)?.trace.card).toBe('care-dementia-repeats')
})

test('a text pasted with its markup is read without it', () => {
  const [reply] = talk(
    'Personal',
    '<div class="msg"><p>Hi, just checking in on the <b>invoice</b> from March</p></div>',
  )
  expect(reply?.text).not.toMatch(/[<>]/)
  expect(reply?.trace.apart?.[0]).toBe('unpaid-invoice')
})
