import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { withPronoun } from '../../packages/coach/src/render/pronoun.ts'
import { compileCoach } from './compile.ts'
import { compileForest } from './forest.ts'
import { compileLexicon } from './lexicon.ts'
import { contentRoot, read } from './read.ts'
import { CaseSchema } from './schema.ts'
import { compileSections } from './sections.ts'

const { compiled, faults } = compileCoach()

test('the content has no fault', () => {
  compileForest(compileSections(compiled, faults).sections, faults)
  compileLexicon(faults)
  expect(faults).toEqual([])
})

test('a file that is no YAML is a fault that names the file and the line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'twice.yaml'), 'may: might\nmay: can\n')
  const faults: string[] = []
  expect(read(relative(contentRoot, join(folder, 'twice.yaml')), z.unknown(), faults)).toBeUndefined()
  expect(faults).toEqual([expect.stringMatching(/twice\.yaml: .*line 2/)])
})

const sound = {
  id: 'a-case',
  title: 'Your roommate eats your food',
  need: 'ask',
  side: 'the roommate',
  to: 'roommate',
  ways: ['a', 'b', 'c', 'd'],
  heard: 'It is your house, and they eat first.',
  answer: 'Ask today.',
  phrase: 'Please ask before you take my [food].',
  why: 'It is short.',
  short: 'Please ask first.',
  message: 'Hey, please ask first.',
  another: 'What would you like me to buy for you?',
  reactions: { no: 'Then please put a label on yours.' },
}

test.each([
  ['four blanks in a phrase', { phrase: '[a] [b] [c] [d]' }],
  ['a phrase of ninety words', { phrase: 'word '.repeat(90) }],
  ['fewer than four ways', { ways: ['a'] }],
  ['no reaction', { reactions: undefined }],
  ['a field nobody knows', { extra: true }],
  ['an id in capitals', { id: 'A Case' }],
  ['a word in braces that has no form for "they"', { answer: 'Ask {her} today.' }],
  ['braces in what is said', { phrase: 'Please tell {them} first.' }],
])('a case with %s is refused', (_name, change) => {
  expect(CaseSchema.safeParse(sound).success).toBe(true)
  expect(CaseSchema.safeParse({ ...sound, ...change }).success).toBe(false)
})

test('what is compiled has no marks, and keeps each marked text by its plain form', () => {
  const { cards, cases, builders, speeches, marked } = compiled
  expect(JSON.stringify([cards, cases, builders, speeches])).not.toMatch(/\{(?:they|them|their)\}/i)
  for (const [plain, text] of Object.entries(marked)) expect(withPronoun(text, 'they')).toBe(plain)
  expect(cases.some(({ answer }) => marked[answer] !== undefined)).toBe(true)
})
