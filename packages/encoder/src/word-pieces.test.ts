import { expect, test } from 'vitest'
import { openWordPieces } from './word-pieces.ts'

const reserved = Array.from({ length: 6 }, (_, i) => [`<${i}>`, 0] as const)
const cut = openWordPieces([
  ...reserved,
  ['▁', -5],
  ['▁un', -4],
  ['un', -6],
  ['do', -4],
  ['▁undo', -9],
  ['ne', -5],
  ['o', -7],
  ['d', -7],
])

test('takes the likeliest of all ways to cut a word', () => {
  // "▁un" and "do" together cost 8, "▁undo" 9.
  expect(cut('undo')).toEqual([7, 9])
  expect(cut('undone')).toEqual([7, 9, 11])
})

test('reads each space as the begin of a word', () => {
  expect(cut('un undo')).toEqual([7, 7, 9])
  expect(cut(' ')).toEqual([6, 6])
})

test('makes one unknown piece of a run of unknown characters', () => {
  expect(cut('xyz')).toEqual([6, 0])
  expect(cut('undo💥💥do')).toEqual([7, 9, 0, 9])
})

test('has no pieces for no text, and reads letters of other forms as plain ones', () => {
  expect(cut('')).toEqual([])
  expect(cut('ｄｏ')).toEqual(cut('do'))
})
