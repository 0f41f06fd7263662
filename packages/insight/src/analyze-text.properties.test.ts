import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyzeText } from './analyze-text.ts'
import { SCORE_NAMES, type TextAnalysis } from './text/types.ts'

/** Invariant violations in the result for any string. */
const faultsOf = (text: string, { measures, findings, scores, setAside, summary, ...rest }: TextAnalysis): string[] => {
  const faults: string[] = []
  const check = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault)
  }
  check(measures.sentenceStarts.length === measures.sentences, 'a start for each sentence')
  for (const { start, end } of [...measures.sentenceLengths, ...findings, ...setAside])
    check(start >= 0 && end > start && end <= text.length, `a stretch inside the text: ${start} to ${end}`)
  check(new Set(findings.map(({ id }) => id)).size === findings.length, 'an id for each finding')
  for (const { start, end, id, reason } of findings) {
    const words = text.slice(start, end)
    check(reason !== '', `${id} has a reason`)
    check(words.trim() === words, `${id} begins and ends with words`)
  }
  for (const name of SCORE_NAMES) {
    const { value, low, high, reason = '', contributions } = scores[name]
    const least = name === 'sentiment' ? -100 : 0
    if (value === null) check(reason.endsWith('.'), `${name} says why it is missing`)
    else
      check(value >= least && value <= 100 && (low ?? 101) <= value && (high ?? -101) >= value, `${name} in its ends`)
    for (const phrase of contributions)
      check(text.slice(phrase.start, phrase.end) === phrase.text, `${name}: a phrase where it says`)
  }
  check(summary !== '', 'a summary')
  check(!/NaN|Infinity/.test(JSON.stringify({ measures, scores, ...rest })), 'plain numbers')
  return faults
}

const PROSE =
  'I think you could have told us sooner. Thank you for coming, though! We never really know what may happen. '

const AWKWARD: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['one letter', 'a'],
  ['one mark', '?'],
  ['white space', ' \n\t\u2003\r\n'],
  ['an emoji family', '👨‍👩‍👧‍👦 I love this 🎉🎉 👍🏽'],
  ['Hebrew', 'שלום, אני חושב שזה נהדר. תודה רבה!'],
  ['Arabic among English', 'I said مرحبا بكم to the whole team, and they really liked it.'],
  ['Japanese', 'これはテストです。とても良いと思います。'],
  ['lone surrogates', `I ${'\ud83d'} think ${'\udc00'} it may be late ${'\ud800'}`],
  ['null characters', 'I think\u0000it may\u0000be late.'],
  ['code', 'const x = () => { return y?.z ?? [1, 2, 3].map((n) => n ** 2) } // never null'],
  ['a code fence', 'Please look at this.\n```js\nwhile (true) { maybe() }\n```\nThank you.'],
  ['base64', 'aGVsbG8gd29ybGQgdGhpcyBpcyBhIHRlc3Q'.repeat(300)],
  ['one letter, 100 kB', 'a'.repeat(100_000)],
  ['dashes, 100 kB', '-'.repeat(100_000)],
  ['quotes, 100 kB', '"'.repeat(100_000)],
  ['spaces, 100 kB', ' '.repeat(100_000)],
  ['brackets, 100 kB', '(['.repeat(50_000)],
  ['stops and spaces, 100 kB', '. '.repeat(50_000)],
  ['addresses, 90 kB', 'http://a.'.repeat(10_000)],
  ['mail addresses, 90 kB', 'a@b.c'.repeat(18_000)],
  ['line breaks, 100 kB', '\n> '.repeat(33_000)],
  ['combining marks', `e${'\u0301'.repeat(20_000)}`],
  ['a megabyte of prose', PROSE.repeat(9_500)],
]

describe('any string gives a sound result', () => {
  it.each(AWKWARD)(
    '%s',
    (_, text) => {
      expect(faultsOf(text, analyzeText(text, 'Work'))).toEqual([])
    },
    60_000,
  )

  const utf16 = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
  const piece = fc.constantFrom(
    ...'I you never think sorry please could maybe was made by you always why don’t ... ? ! , " “ ” ( ) 👍🏽 \n > ``` -- :) $5 3.5 Dr. e.g. very not because thank'.split(
      ' ',
    ),
    ' ',
    '  ',
  )
  const pieces = fc.tuple(fc.array(piece, { maxLength: 80 }), fc.constantFrom('', ' '))

  it.each([
    ['arbitrary Unicode', fc.string({ unit: 'binary', maxLength: 300 })],
    ['arbitrary UTF-16 with lone surrogates', fc.string({ unit: utf16, maxLength: 200 })],
    ['words, marks and emoji in any order', pieces.map(([words, glue]) => words.join(glue))],
  ])(
    '%s',
    (_, texts) => {
      fc.assert(
        fc.property(texts, (text) => {
          expect(faultsOf(text, analyzeText(text, 'Family'))).toEqual([])
        }),
        { numRuns: 60 },
      )
    },
    60_000,
  )

  it('an unknown context is read like Personal', () => {
    expect(analyzeText(PROSE, '__proto__')).toEqual(analyzeText(PROSE, 'Personal'))
  })
})
