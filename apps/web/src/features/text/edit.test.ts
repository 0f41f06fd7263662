import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editBetween, moveSpans, replaceSpan } from './edit.ts'

test('an edit turns one text into the other', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '😀'), maxLength: 12 })
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const { at, removed, added } = editBetween(before, after)
      expect(before.slice(0, at) + after.slice(at, at + added) + before.slice(at + removed)).toBe(after)
    }),
  )
})

test("a mark follows its words while others change, and goes when they're edited", () => {
  const before = 'I just think so.'
  const span = { start: 7, end: 12 }
  const after = 'Well, I just think so.'
  const [moved] = moveSpans([span], editBetween(before, after))
  expect(moved && after.slice(moved.start, moved.end)).toBe('think')
  expect(moveSpans([span], editBetween(before, 'I just thank so.'))).toEqual([])
  expect(moveSpans([span], editBetween(before, 'I just think so. Yes.'))).toEqual([span])
})

test.each([
  ['I just think so.', 'just', '', 'I think so.'],
  ['Basically, it works.', 'Basically', '', 'It works.'],
  ['It works. Actually it does.', 'Actually', '', 'It works. It does.'],
  ['It is done, really.', 'really', '', 'It is done.'],
  ['We use it in order to win.', 'in order to', 'to', 'We use it to win.'],
  ['One\njust two', 'just', '', 'One\ntwo'],
])('%j without %j reads well', (text, words, rewrite, expected) => {
  const start = text.indexOf(words)
  expect(replaceSpan(text, { start, end: start + words.length }, rewrite)).toBe(expected)
})
