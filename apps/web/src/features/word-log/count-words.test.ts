import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWords, NO_WORDS } from './count-words.ts'
import { wordsOf } from './words-of.ts'

const top = (text: string) => countWords(text).topWords.map(({ word, count }) => `${word} ${count}`)
const count = (text: string) => countWords(text).wordCount

test.each<[string, number]>([
  ...['', ' ', '\n\t ', '\u200B', '\uFEFF \u2060\u200E', '\u00AD'].map((blank): [string, number] => [blank, 0]),
  ['Mom wanted beans\n\nby  our\tgate.', 6],
  ['one\u00A0two\u3000three', 3],
  ['well-known — and/or', 3],
  ['أنا أسمعك الآن', 3],
  ['मैं आपको सुन रहा हूँ', 5],
  ['я тебя слышу', 3],
  ['당신의 말을 듣고 있어요', 4],
  // Words of another script in a text without spaces stay whole.
  ['GitHub', 1],
  ['「GitHub」を', 2],
])('SPROUT-02 splits words at white space: %j has %i', (text, words) => {
  expect(count(text)).toBe(words)
  if (words === 0) expect(countWords(text)).toEqual(NO_WORDS)
})

test.each([
  [
    'The garden, the GARDEN! "Garden" is ours. So it is: our beans, our wall; the (beans) an ox at',
    ['garden 3', 'the 3', 'beans 2', 'our 2', 'ours 1'],
  ],
  ["don't Don’t DON'T dont 'tis tis", ["don't 4", 'tis 2']],
  ['-- ... !!! 12 100', ['100 1']],
  // A letter and its marks are one character, in any encoding.
  ['caf\u0065\u0301 caf\u00E9 CAFE\u0301', ['caf\u00E9 3']],
  ['में में घर घर किताब', ['किताब 1']],
  ['e\u0301a\u0300', []],
  ['أسمعك، أسمعك. \u200Fأسمعك\u200F', ['أسمعك 3']],
  ['🏳️‍🌈🏳️‍🌈🏳️‍🌈', []],
])('SPROUT-02 top words ignore case, marks at their edges and two characters or fewer: %j', (text, words) => {
  expect(top(text)).toEqual(words)
})

test('SPROUT-02 counts scripts without spaces by word boundaries', () => {
  expect(count('私はあなたの話を聞いています。')).toBeGreaterThan(5)
  expect(count('ฉันกำลังฟังคุณอยู่')).toBeGreaterThanOrEqual(4)
  expect(count('我在听你说话')).toBeGreaterThanOrEqual(3)
  expect(countWords('ありがとう ありがとう、ありがとう').topWords.map((entry) => entry.count)).toEqual([3])
})

test('SPROUT-02 counts standalone emoji as words, never as top words', () => {
  expect(countWords('listen 👩‍👩‍👧‍👦 🌲🌲 listen')).toEqual({ wordCount: 4, topWords: [{ word: 'listen', count: 2 }] })
})

test('counts 100,000 characters without a space as one word, cut when stored', () => {
  const counts = countWords(`${'a'.repeat(100_000)} ${'é'.repeat(100_000)} end`)
  expect(counts.wordCount).toBe(3)
  for (const { word } of counts.topWords) expect(Array.from(word).length).toBeLessThanOrEqual(41)
  expect(count('漢'.repeat(100_000))).toBeGreaterThan(0)
})

test('handles half a surrogate pair', () => {
  expect(countWords('\uD83C listen \uDF32')).toMatchObject({ topWords: [{ word: 'listen', count: 1 }] })
  expect(() => countWords('\uD800abc\uDFFF')).not.toThrow()
})

const anyText = fc.string({ unit: 'binary', maxLength: 200 })
const WORDS = [
  'garden',
  'Garden',
  "don't",
  'maybe,',
  'слово',
  'أسمعك',
  'किताब',
  '🌲',
  '—',
  'be',
  'x',
  'e\u0301te\u0301',
]
const spaced = fc.array(fc.constantFrom(...WORDS), { maxLength: 40 })

test('SPROUT-02 counts add up when two texts are joined', () => {
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      expect(count(`${one} ${other}`)).toBe(count(one) + count(other))
    }),
  )
})

test('SPROUT-02 the count equals the number of pieces in scripts with spaces', () => {
  fc.assert(fc.property(spaced, (words) => count(words.join(' \n')) === words.length))
})

test("SPROUT-02 top words don't depend on order, case or doubling", () => {
  fc.assert(
    fc.property(spaced, (words) => {
      const once = countWords(words.join(' '))
      expect(countWords(words.toReversed().join(' ')).topWords).toEqual(once.topWords)
      expect(countWords(`${words.join(' ')} ${words.join(' ')}`).topWords).toEqual(
        once.topWords.map((entry) => ({ ...entry, count: entry.count * 2 })),
      )
      const sum = once.topWords.reduce((all, entry) => all + entry.count, 0)
      expect(sum).toBeLessThanOrEqual(once.wordCount)
    }),
  )
})

test('SPROUT-02 reads joined runs without spaces as it would read each alone', () => {
  const pieces = [
    '私は',
    'あなたの話を聞いています。',
    'ฉันกำลังฟัง',
    '我在听你说话',
    'カタカナー',
    '々',
    '\u0301',
    'GitHub',
    '12',
    ' ',
    '」',
  ]
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
  const runs = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{M}ー々]+/gu
  const alone = (chunk: string) => {
    const own = chunk.match(runs)?.flatMap((run) => [...segmenter.segment(run)].filter((part) => part.isWordLike)) ?? []
    return own.length + chunk.split(runs).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
  }
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
      const chunks = `字${parts.join('')}`.split(' ').map((chunk) => `字${chunk}`)
      const all = [...wordsOf(chunks.join(' ')).values()].reduce((sum, times) => sum + times, 0)
      expect(all).toBe(chunks.reduce((sum, chunk) => sum + alone(chunk), 0))
    }),
  )
})

test('any text gives at most five top words of three or more characters', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { wordCount, topWords } = countWords(text)
      expect(wordCount).toBeGreaterThanOrEqual(0)
      expect(topWords.length).toBeLessThanOrEqual(5)
      for (const { word, count: times } of topWords) {
        expect(word.length).toBeGreaterThanOrEqual(3)
        expect(times).toBeGreaterThan(0)
      }
    }),
  )
})

test('SPROUT-02 counts stop words in the top five, and keeps five without them for LeafPrint', () => {
  const counts = countWords('the river and the boat and the river and you and the don’t don’t don’t')
  expect(counts.topWords.map(({ word }) => word)).toEqual(['and', 'the', "don't", 'river', 'boat'])
  expect(counts.ownWords).toEqual([
    { word: 'river', count: 2 },
    { word: 'boat', count: 1 },
  ])
  expect(countWords('river boat')).not.toHaveProperty('ownWords')
})
