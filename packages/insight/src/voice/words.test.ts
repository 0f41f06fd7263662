import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignWords, countAllSyllables, countSyllables, isFilledPause, tokenize } from './words.ts'

test('counts compounds, decimals and contractions as one word each', () => {
  const words = tokenize('Well-known facts: 3.5 of them don\u2019t count.').map((token) => token.plain)
  expect(words.join('|')).toBe("well-known|facts|3.5|of|them|don't|count")
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
  expect(['rainbow', 'the', 'beautiful'].map(countSyllables)).toEqual([2, 1, 3])
  expect(['7', '42', '100', '1984', '2024', '0123', '3.5'].map(countSyllables)).toEqual([2, 3, 3, 5, 6, 5, 2])
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
