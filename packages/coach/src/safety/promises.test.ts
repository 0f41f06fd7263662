import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coach } from '../coach.ts'
import { HANDBOOK } from '../development/safety/handbook.ts'
import type { Turn } from '../types.ts'
import { FIRST_WORDS, FOREIGN_FIRST_WORDS, NUMBER_AGAIN } from './first-words.ts'
import { LINES } from './lines.ts'
import { readSafety } from './safety.ts'

const CALM: Readonly<Record<string, readonly string[]>> = {
  none: ['none'],
  calm: ['none', 'resource'],
  mild: ['none', 'check'],
  resource: ['resource', 'none'],
}

test.each(HANDBOOK)('reads %s from "%s"', (wanted, message) => {
  const { level } = readSafety(message)
  const allowed = CALM[wanted]
  if (allowed) expect(allowed).toContain(level)
  else expect(level).toBe('crisis')
})

function talk(...messages: string[]): string[] {
  const turns: Turn[] = []
  return messages.map((content) => {
    turns.push({ role: 'user', content })
    const { text } = coach(turns, 'Personal')
    turns.push({ role: 'assistant', content: text })
    return text
  })
}

const CONTEXTS = ['Personal', 'Work', 'Family', 'Faith', 'Academic', 'Creative', 'Professional', 'Social', 'Public']

test.each(CONTEXTS)('in the %s context help comes first, in words that reach a person', (context) => {
  const turns: Turn[] = [
    { role: 'user', content: "i don't want to be here anymore, how do i tell my boss i can't come" },
  ]
  const { text } = coach(turns, context)
  expect(
    text
      .split(/(?<=[.:])\s/)
      .slice(0, 3)
      .join(' '),
  ).toContain('988')
  expect(text).toContain('not a person')
  expect(text).not.toMatch(/\bshould\b/)
})

test('pasted text is read as well', () => {
  const [reply] = talk(
    'can you look at this message? "Hi mum, by the time you read this I will have killed myself. I love you all very much."',
  )
  expect(reply).toContain('988')
})

test('after first words the same paragraph never comes again, an answer is thanked for, and help stays in reach', () => {
  const replies = talk(
    'i want to kill myself',
    'i want to kill myself',
    "no i'm not safe",
    'they will just send police',
    'ok i am safe now',
  )
  const paragraphs = replies.flatMap((reply) => reply.split('\n\n'))
  expect(new Set(paragraphs).size).toBe(paragraphs.length)
  for (const reply of replies.slice(0, 4)) expect(reply).toContain('988')
})

test('where somebody is feared, no words are offered to try on them', () => {
  const [, , third] = talk(
    'my husband pushed me down the stairs again',
    'yes he is at work',
    'how do i tell him to stop',
  )
  expect(third).toContain("won't give you words to try")
  expect(third).toContain('1-800-799-7233')
})

test.each([
  ['my daughter told me her uncle touches her', 'what do i say to her', /believe you/],
  ['my teenage son told me he has been cutting himself', 'how do i talk to him tonight', /I'm not angry/],
])('after "%s" the words for the one it is about are those of that case', (told, then, wanted) => {
  const [, reply] = talk(told, then)
  expect(reply).toMatch(wanted)
})

test.each([
  ['my coworker showed me a gun in his bag today and said monday will be interesting', 'crisis'],
  ['the guide showed me a gun in the museum and told its story', 'none'],
])('a weapon where people work is danger, one in a museum is not: "%s"', (message, level) => {
  expect(readSafety(message).level).toBe(level)
})

test('a deadline that kills is no crisis, and a no to our question is believed', () => {
  const [first] = talk('this deadline is killing me, how do i ask for more time')
  expect(first).not.toContain('988')
})

test('every first words name a way to reach a person and end in a question', () => {
  for (const [id, { say, question }] of Object.entries(FIRST_WORDS)) {
    expect(say, id).toMatch(/\b(?:988|911|1-800-[\d-]+)\b/)
    expect(question, id).toMatch(/\?$/)
    expect(`${say} ${question}`.split(/\s+/).length, id).toBeLessThanOrEqual(120)
  }
})

test('a crisis is read whatever stands before it, in capitals, and with other apostrophes', () => {
  const crisis = "I don't want to be alive anymore"
  fc.assert(
    fc.property(
      fc.constantFrom('The soup was good. ', 'We met on Monday at nine. ', 'Hello there. '),
      fc.boolean(),
      fc.boolean(),
      (before, loud, curly) => {
        let message = before + crisis
        if (loud) message = message.toUpperCase()
        if (curly) message = message.replaceAll("'", '’')
        expect(readSafety(message).level).toBe('crisis')
      },
    ),
  )
})

test('any string is read without a failure', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) =>
      ['none', 'check', 'crisis', 'resource'].includes(readSafety(text).level),
    ),
  )
})

test.each([
  ['one letter', 'a'],
  ['spaces', ' '],
  ['quotes', '"'],
  ['words', 'kill '],
  ['apostrophes', "'"],
])('100,000 times %s is read', (_what, part) => {
  expect(['none', 'check', 'crisis', 'resource']).toContain(readSafety(part.repeat(100_000)).level)
})

test('every number in what safety says stands in the table of lines, and every line of the table is said somewhere', () => {
  const said = [
    ...Object.values(FIRST_WORDS).flatMap(({ say, question }) => [say, question]),
    ...Object.values(NUMBER_AGAIN),
    ...Object.values(FOREIGN_FIRST_WORDS),
  ].join(' ')
  const numbers = Object.values(LINES).map(({ number }) => number)
  for (const number of said.match(/\d[\d -]*\d{2,}/g) ?? []) expect(numbers, number).toContain(number.trim())
  for (const number of numbers) expect(said).toContain(number)
  for (const { source, name, country } of Object.values(LINES))
    for (const each of [source, name, country]) expect(each).not.toBe('')
})
