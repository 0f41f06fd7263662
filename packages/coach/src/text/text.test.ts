import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rawOf, shade } from './shadow.ts'
import { makeSpeller } from './spell.ts'
import { stem } from './stem.ts'
import { clausesOf, countWords, sentencesOf, wordsOf } from './words.ts'

test('chat words are opened and marks straightened, and every place points back to the raw text', () => {
  const raw = 'u dont know — “idk” tbh'
  const { text, at } = shade(raw)
  expect(text).toBe('you don\'t know - "i don\'t know" to be honest')
  expect(at[at.length - 1]).toBe(raw.length)
  const start = text.indexOf("i don't know")
  expect(rawOf(shade(raw), start, start + "i don't know".length).text).toBe('idk')
})

test('words that are English as they stand are opened only before a verb', () => {
  expect(shade('shell say no').text).toBe("she'll say no")
  expect(shade('a shell on the beach').text).toBe('a shell on the beach')
  expect(shade('my mom is ill').text).toBe('my mom is ill')
})

test('tone lengthening, lone surrogates, control characters and endless runs do no harm', () => {
  expect(shade('sooooo').text).toBe('soo')
  expect(shade('a\ud800b').text).toBe('a\ufffdb')
  expect(shade('a\u0000\u200bb').text).toBe('ab')
  expect(shade('ab'.repeat(500)).text.length).toBeLessThanOrEqual(200)
  expect(shade('x z '.repeat(50_000)).text.length).toBeLessThanOrEqual(8_001)
})

test('any string has an offset for each place of its reading copy, never falling', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (raw) => {
      const { text, at } = shade(raw)
      expect(at.length).toBe(text.length + 1)
      for (let i = 1; i < at.length; i += 1) expect(at[i]).toBeGreaterThanOrEqual(at[i - 1] ?? 0)
      expect(at[at.length - 1]).toBe(raw.length)
    }),
  )
})

test.each([
  ['died', 'death'],
  ['running', 'run'],
  ['apologized', 'apology'],
  ['writes', 'writing'],
  ['presentation', 'presenting'],
  ['stories', 'story'],
  ['stopped', 'stop'],
])('%s and %s have one stem', (one, two) => {
  expect(stem(one)).toBe(stem(two))
})

test('words that only look alike keep their stems', () => {
  expect(stem('news')).not.toBe(stem('new'))
  expect(stem('boss')).toBe('boss')
  expect(stem('bus')).toBe('bus')
})

test('a title inside a sentence does not end it, a line break does', () => {
  const text = 'I wrote to Dr. Lee. She said no!\nok'
  expect(sentencesOf(text).map((at) => text.slice(at.start, at.end))).toEqual([
    'I wrote to Dr. Lee.',
    'She said no!',
    'ok',
  ])
})

test('clauses end at marks and before joining words', () => {
  const text = 'i love her but i am tired, what do i say'
  expect(clausesOf(text, { start: 0, end: text.length }).map((at) => text.slice(at.start, at.end).trim())).toEqual([
    'i love her',
    'but i am tired',
    'what do i say',
  ])
})

test('sums, shares and hyphens are one word each', () => {
  expect(wordsOf('my mother-in-law paid $1,200.50 or 20%').map((word) => word.text)).toEqual([
    'my',
    'mother-in-law',
    'paid',
    '$1,200.50',
    'or',
    '20%',
  ])
  expect(countWords('one two  three')).toBe(3)
})

test('one slip is mended towards the vocabulary and towards nothing else', () => {
  const spell = makeSpeller(new Set(['supervisor', 'girlfriend', 'extension']))
  expect(spell('supervsor')).toBe('supervisor')
  expect(spell('girlfreind')).toBe('girlfriend')
  expect(spell('extensions')).toBeUndefined()
  expect(spell('banana')).toBeUndefined()
  expect(spell('super')).toBeUndefined()
})
