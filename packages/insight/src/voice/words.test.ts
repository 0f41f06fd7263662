import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignWords, countAllSyllables, countSyllables, isFilledPause, tokenize } from './words.ts'

const plain = (text: string) => tokenize(text).map((token) => token.plain)

test('counts compounds, decimals and contractions as one word each', () => {
  expect(plain('Well-known facts: 3.5 of them don\u2019t count.')).toEqual([
    'well-known',
    'facts',
    '3.5',
    'of',
    'them',
    "don't",
    'count',
  ])
})

test('offsets point at their word in any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      const tokens = tokenize(text)
      for (const token of tokens) expect(text.slice(token.start, token.end)).toBe(token.text)
      for (const [i, token] of tokens.entries()) {
        expect(token.after).toBe(text.slice(token.end, tokens[i + 1]?.start ?? text.length))
      }
    }),
  )
})

test('knows drawn-out filled pauses, and skips similar words', () => {
  for (const word of ['um', 'ummm', 'uh', 'uhhh', 'uhm', 'er', 'erm', 'ah', 'eh', 'hm', 'hmmm', 'mm']) {
    expect(isFilledPause(word), word).toBe(true)
  }
  for (const word of ['umbrella', 'her', 'm', 'a', 'ham', 'ermine', 'u']) expect(isFilledPause(word), word).toBe(false)
})

test('counts the syllables of words and spoken numbers', () => {
  const truths: Readonly<Record<string, number>> = {
    rainbow: 2,
    the: 1,
    beautiful: 3,
    '7': 2,
    '42': 3,
    '100': 3,
    '1984': 5,
    '2024': 6,
    '0123': 5,
    '3.5': 2,
  }
  for (const [word, syllables] of Object.entries(truths)) expect(countSyllables(word), word).toBe(syllables)
})

test('counts a word of a thousand letters at once', () => {
  expect(countAllSyllables(tokenize('a'.repeat(100_000)))).toBeGreaterThan(1000)
})

test('aligns timed words with the transcript, and leaves gaps open', () => {
  const timed = (text: string, start: number) => ({ text, start, end: start + 0.3 })
  const words = [timed('Hello,', 0), timed('um', 0.5), timed('big', 1), timed('world.', 1.5)]
  const times = alignWords(tokenize('Hello big blue world'), words)
  expect(times.map((word) => word?.start)).toEqual([0, 1, undefined, 1.5])
})
