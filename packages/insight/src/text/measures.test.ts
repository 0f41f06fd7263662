import { describe, expect, it } from 'vitest'
import { analyzeText } from '../analyze-text.ts'
import { movingTypeTokenRatio, textualDiversity } from './diversity.ts'
import { everydayOf } from './everyday.ts'
import { fleschKincaid, readingCounts, readingEase } from './readability.ts'
import { readText } from './reading.ts'
import { dictionarySyllables } from './syllables-dictionary.ts'

const measure = (text: string, context = 'Work') => analyzeText(text, context).measures

const NUMBERS = Array.from(
  { length: 200 },
  (_, at) => `word${'abcdefghij'[at % 10]}${'abcdefghij'[Math.floor(at / 10) % 10]}`,
)

describe('measures of writing', () => {
  it('T16 reading formulas give the figures worked out by hand', () => {
    const counts = readingCounts(readText('The cat sat on the mat.'))
    expect(counts).toMatchObject({ words: 6, sentences: 1, syllables: 6 })
    expect(readingEase(counts)).toBeCloseTo(116.145, 3)
    expect(fleschKincaid(counts)).toBeCloseTo(-1.45, 2)
  })

  it('T16 rarer words, longer sentences and passives are each harder to read', () => {
    const difficulty = (text: string): number => measure(text).difficulty ?? Number.NaN
    const plain = difficulty('We looked at the new plan. Then we talked about it. You can say what you think.')
    const harder = [
      'We scrutinized the novel proposal. Then we deliberated. You can articulate objections.',
      'We looked at the new plan and then we talked about it so you can say what you think.',
      'The new plan was looked at. Then it was talked about. What you think can be said.',
    ]
    for (const text of harder) expect(difficulty(text), text).toBeGreaterThan(plain)
  })

  it('T16 difficulty needs no dictionary of syllables and does not grow with length', () => {
    const text =
      'Every business needs an idea. Poets were heard in several quiet interesting places, and nobody minded.'
    const once = analyzeText(text, 'Work').measures.difficulty ?? 0
    expect(analyzeText(text, 'Work', { syllables: dictionarySyllables }).measures.difficulty).toBe(once)
    expect(measure(`${text} ${text}`).difficulty).toBeCloseTo(once, 1)
  })

  it('an inflection is as everyday as its base; an unlisted word less so than a listed one', () => {
    expect(everydayOf('abandons')).toBe(everydayOf('abandon'))
    expect(everydayOf('gzxq')).toBeLessThan(everydayOf('afternoon'))
  })

  it('syllables come from the dictionary where it is given, by rule where not', () => {
    expect(['every', 'business', 'poem', 'gzxq'].map(dictionarySyllables)).toEqual([3, 2, 2, 1])
  })

  it.each([
    ['Dr. Smith met Mr. J. R. Lee at 5 p.m. on Jan. 3. They talked.', 2],
    ['It costs 3.5 dollars. See www.example.com for more. Really?!', 3],
    ['Dear Ana,\n\nThe list:\n- one thing\n- another thing\n\nBest wishes', 5],
    ['"Why?" he asked. Nobody knew…', 2],
    ['No full stop at all', 1],
    ['I fell off the chair lol Nobody saw it.', 2],
    ['We made a mold from that They sell kits here.', 2],
    ['Okay... I have a dog. It barks.', 2],
    ['I waited for him all night... He never came.', 2],
    ['1. Open the box.\n2. Plug it in.', 2],
    ['a) open the box\nb) plug it in', 2],
    ['Great job 🎉 See you Monday!', 2],
    ['I ❤️ New York.', 1],
    ['We moved to Boston PS bring a coat.', 2],
    ['The game runs on PS 5 now.', 1],
    ['See p. 12 for more. It helps.', 2],
    ['We look forward to it Thanks for coming.', 2],
    ['My parents send their thanks and love.', 1],
    ['Email: ana@example.org so I wrote to you. It is done.', 3],
    ['(Reuters) Prices fell. They rose later.', 3],
  ])('sentences of "%s"', (text, sentences) => {
    expect(measure(text).sentences).toBe(sentences)
  })

  it('lengths, their mean and their spread are exact', () => {
    const sentence = (words: number): string => `${Array.from({ length: words }, () => 'word').join(' ')}.`
    const measures = measure([5, 15, 30].map(sentence).join(' '))
    expect(measures.sentenceLengths.map(({ words }) => words)).toEqual([5, 15, 30])
    expect(measures).toMatchObject({ meanSentenceWords: 16.7, sentenceWordsSpread: 10.3, longSentenceShare: 0.333 })
  })

  it('a well-known compound is one word, you, I and we count with their contractions', () => {
    const measures = measure("I'd say you're a well-known cook, and we'll thank you.")
    expect(measures).toMatchObject({ words: 10, i: 1, you: 2, we: 1 })
  })

  it.each([
    ['The cat sat. The dog ran.', 'A reading grade needs at least three sentences.'],
    ['so we went on '.repeat(70), "Without periods, we can't tell the sentences apart."],
  ])('"%s" carries no grade, and says why', (text, why) => {
    const { gradeLevel, reasons } = measure(text)
    expect([gradeLevel, reasons.gradeLevel]).toEqual([null, why])
  })

  it('diversity: all words alike, all words different, and from 100 words on only', () => {
    const alike = Array.from({ length: 60 }, () => 'a')
    expect(movingTypeTokenRatio(alike)).toBeCloseTo(1 / 50)
    expect(textualDiversity(Array.from({ length: 30 }, (_, at) => 'ab'[at % 2] ?? ''))).toBeCloseTo(3, 1)
    expect(textualDiversity(NUMBERS.slice(0, 42))).toBeUndefined()
    expect(measure(NUMBERS.slice(0, 99).join(' ')).lexicalDiversity).toBeNull()
  })

  it('238 words take a minute to read; speaking time follows the pace of the context', () => {
    const { readingSeconds, speakingSeconds } = measure(Array.from({ length: 238 }, () => 'word').join(' '), 'Public')
    expect(readingSeconds).toEqual({ low: 48, typical: 60, high: 82 })
    expect(speakingSeconds.typical).toBe(Math.round((238 / 145) * 60))
  })
})
