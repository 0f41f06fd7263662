import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cleanLabel } from './label.ts'
import { topicOf } from './topic.ts'

const read = (title: string, rationale?: string) => {
  const { kind, name, guess } = topicOf(title, rationale)
  return `${kind}: ${name ?? `ask${guess ? ` (${guess})` : ''}`}`
}

test.each([
  // A few words are the name, and their head noun tells the kind.
  ['Teenagers', 'person: Teenagers'],
  ['My mother-in-law', 'person: My mother-in-law'],
  ['Job interview', 'event: Job interview'],
  ['Emails to my landlord', 'writing: Emails to my landlord'],
  ['ADHD at work', 'change: ADHD at work'],
  ['Beekeeping', 'subject: Beekeeping'],
  // Verb phrases are skills, "how to" becomes -ing, and hardships are changes.
  ['Saying no', 'skill: Saying no'],
  ['How to set limits', 'skill: Setting limits'],
  ['Moving to Texas', 'change: Moving to Texas'],
  ['Being a better husband', 'skill: Being a better husband'],
  // The wish for a branch is no part of the name.
  ['something for nurses on night shift', 'person: Nurses on night shift'],
  ['I would like a page about divorce', 'change: Divorce'],
  ['A branch for nurses', 'person: Nurses'],
  ["I'd like a branch about nurses", 'person: Nurses'],
  // A sentence asks for a name, or about its person or beginning.
  ['My kid wants to quit piano', 'person: ask (My kid)'],
  ["I have to give a toast at my brother's wedding", 'event: ask'],
  ['a place for foster parents because the system is confusing', 'person: ask (Foster parents)'],
  ['I just got diagnosed with cancer', 'change: ask'],
])('"%s" is read as %s', (title, topic) => expect(read(title)).toBe(topic))

test('a reason changes no clear name, and endless words get none', () => {
  expect(read('Sign language', 'My granddaughter is deaf.')).toBe('subject: Sign language')
  expect(read('word '.repeat(400))).toMatch(/: ask/)
})

test('gives no name to an empty or harmful label', () => {
  for (const label of ['x', '12345', '🌲', '  ', '?!', 'Bullying my coworkers'])
    expect(read(label)).toBe('subject: ask')
  expect(read('木')).toBe('subject: 木')
})

test('cuts a label after a word, or inside a single long one', () => {
  expect(cleanLabel('one two three '.repeat(10))).toBe('one two three one two three one two three one two three one')
  expect(cleanLabel('x'.repeat(99))).toHaveLength(60)
  expect(cleanLabel('👩‍👩‍👧')).toBe('👩‍👩‍👧')
  expect(cleanLabel(' \u0007a\u202Eb\n')).toBe('a b')
})

test('40 ideas each get a fitting kind, and a name or a question', () => {
  const file = join(import.meta.dirname, '../../../../data/seeds/ideas.jsonl')
  const ideas = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(ideas).toHaveLength(40)
  for (const { title, rationale, kinds } of ideas) expect(kinds, title).toContain(topicOf(title, rationale).kind)
  const asked = ideas.filter(({ title, rationale }) => topicOf(title, rationale).name === undefined)
  expect(asked.every(({ title }) => title.split(' ').length > 4)).toBe(true)
})
