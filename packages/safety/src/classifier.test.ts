import { describe, expect, test } from 'vitest'
import { type Packed, unpack } from './model.ts'
import { readText, textsToEncode, type Vectors } from './safety.ts'
import messages from './testing/messages.json' with { type: 'json' }
import packed from './testing/vectors.json' with { type: 'json' }

const known = new Map(Object.entries(packed as Record<string, Packed>).map(([text, vector]) => [text, unpack(vector)]))
const NO_VECTORS: Vectors = { get: () => undefined }

test('every sentence of these tests has its vector', () => {
  const missing = messages.flatMap(({ text }) => textsToEncode(text)).filter((text) => !known.has(text))
  expect(missing, 'run scripts/fit/danger-test-vectors.ts').toEqual([])
})

describe('with sentence vectors', () => {
  test.each(messages.map(({ title, level, text, ...rest }) => [title, level, text, rest] as const))(
    '%s is %s: %j',
    (_title, level, text, { kind, who }) => {
      const danger = readText(text, known)
      if (level === 'not-lead') expect(danger.level).not.toBe('lead')
      else expect(danger.level).toBe(level)
      if (kind !== undefined) expect(danger.kind).toBe(kind)
      if (who !== undefined) expect(danger.who).toBe(who)
    },
  )
})

describe('without the encoder', () => {
  const plain = messages.filter(({ title }) => title !== 'said in a long plea')
  test.each(plain.flatMap(({ level, text }) => (level === 'lead' || level === 'none' ? [[level, text]] : [])))(
    'what is %s leads or does not, as before: %j',
    (level, text) => expect(readText(text ?? '', NO_VECTORS).level === 'lead').toBe(level === 'lead'),
  )
})

describe('whom a phrase must not be offered for', () => {
  test.each([
    ['My husband hits me when he drinks. How do I ask him to stop?', true],
    ['My niece has bruises on her back and says her stepdad hits her.', true],
    ["I want to kill myself and I don't know who to tell.", false],
    ['How do I ask my boss for a raise after a good year?', false],
  ])('%j: %s', (text, isFeared) => {
    expect(readText(text, known).isFeared).toBe(isFeared)
  })
})

test('a danger far behind the 2,000th character counts', () => {
  const story = 'We talked about the garden and the weather for a while. '.repeat(60)
  expect(readText(`${story}I want to kill myself tonight.`, NO_VECTORS).level).toBe('lead')
})

test('a message is encoded as it was typed, so that the coach and this reader share one vector', () => {
  expect(textsToEncode('he yelled  agian!! what do i say')).toEqual(['he yelled  agian!! what do i say'])
})

test('a long message is encoded by its twelve gravest pieces', () => {
  const story = Array.from({ length: 80 }, (_, at) => `Then we looked at the plan number ${at} of the house.`).join(' ')
  const texts = textsToEncode(`${story} He hits me when he is drunk. ${story}`)
  expect(texts).toHaveLength(12)
  expect(texts.join(' ')).toContain('He hits me when he is drunk.')
})

const MARKS = ['\u0301', '*', 'k*', '! ? ...'].map((mark) => mark.repeat(5000))
test.each([
  '',
  ' ',
  '😀',
  '\ud800',
  '?!',
  '0'.repeat(20_000),
  'a'.repeat(50_000),
  'i want to die '.repeat(2000),
  ...MARKS,
])('reads any string, case %#', (text) => {
  expect(['none', 'mention', 'lead']).toContain(readText(text, NO_VECTORS).level)
})
