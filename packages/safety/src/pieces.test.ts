import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'

const sentence = (words: number) => ({ text: 'word '.repeat(words).trim(), words: Array<string>(words).fill('word') })

test('a message of up to 90 words is one piece, encoded as it was typed', () => {
  const sentences = [sentence(50), sentence(40)]
  expect(piecesOf('as  it was TYPED', sentences)).toEqual([{ text: 'as  it was TYPED', sentences }])
})

test('a longer message is parted between its sentences', () => {
  const pieces = piecesOf('', [sentence(50), sentence(50), sentence(20), sentence(200), sentence(3)])
  expect(pieces.map(({ sentences }) => sentences.length)).toEqual([1, 2, 1, 1])
  expect(pieces[1]?.text.split(' ')).toHaveLength(70)
})

test('a message without sentences has no piece', () => {
  expect(piecesOf('?!', [])).toEqual([])
})
