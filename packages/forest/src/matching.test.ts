import { expect, test } from 'vitest'
import { foldCase, mergeRanges, piecesOf, rangesOf } from './matching.ts'

test('finds every match ignoring case, and none for an empty query', () => {
  expect(rangesOf('Banana ban', 'BAN')).toEqual([
    { start: 0, end: 3 },
    { start: 7, end: 10 },
  ])
  expect(rangesOf('aaaa', 'aa')).toEqual([
    { start: 0, end: 2 },
    { start: 2, end: 4 },
  ])
  expect(rangesOf('abc', '')).toEqual([])
})

test('folding keeps the length, so offsets hold', () => {
  for (const text of ['İstanbul', 'ẞ', 'ABC', '😀Ä']) expect(foldCase(text)).toHaveLength(text.length)
  expect(rangesOf('İx', 'x')).toEqual([{ start: 1, end: 2 }])
})

test('merges ranges that overlap or touch', () => {
  const ranges = [
    { start: 4, end: 6 },
    { start: 0, end: 2 },
    { start: 1, end: 4 },
  ]
  expect(mergeRanges(ranges)).toEqual([{ start: 0, end: 6 }])
})

test('the pieces of a text add up to the whole', () => {
  const text = 'Talk through plans'
  const pieces = piecesOf(text, rangesOf(text, 't'))
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.filter((piece) => piece.isMatch).map((piece) => piece.text)).toEqual(['T', 't'])
  expect(piecesOf('', [])).toEqual([])
})
