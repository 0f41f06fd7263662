import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cleanLabel } from './label.ts'
import { topicOf } from './topic.ts'

const read = (title: string, rationale?: string) => {
  const { kind, name, guess } = topicOf(title, rationale)
  return `${kind}: ${name ?? `ask${guess ? ` (${guess})` : ''}`}`
}

test('uses a few words as the name, and their head noun for the kind', () => {
  expect(read('Teenagers')).toBe('person: Teenagers')
  expect(read('My mother-in-law')).toBe('person: My mother-in-law')
  expect(read('Job interview')).toBe('event: Job interview')
  expect(read('Emails to my landlord')).toBe('writing: Emails to my landlord')
  expect(read('ADHD at work')).toBe('change: ADHD at work')
  expect(read('Beekeeping')).toBe('subject: Beekeeping')
  expect(read('Sign language', 'My granddaughter is deaf.')).toBe('subject: Sign language')
})

test('verb phrases are skills, "how to" becomes -ing, and hardships are changes', () => {
  expect(read('Saying no')).toBe('skill: Saying no')
  expect(read('How to set limits')).toBe('skill: Setting limits')
  expect(read('Moving to Texas')).toBe('change: Moving to Texas')
  expect(read('Being a better husband')).toBe('skill: Being a better husband')
})

test('leaves the wish for a branch out of the name', () => {
  expect(read('something for nurses on night shift')).toBe('person: Nurses on night shift')
  expect(read('I would like a page about divorce')).toBe('change: Divorce')
})

test('a sentence asks for a name, or about its person or beginning', () => {
  expect(read('My kid wants to quit piano')).toBe('person: ask (My kid)')
  expect(read("I have to give a toast at my brother's wedding")).toBe('event: ask')
  expect(read('a place for foster parents because the system is confusing')).toBe('person: ask (Foster parents)')
  expect(read('I just got diagnosed with cancer')).toBe('change: ask')
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
