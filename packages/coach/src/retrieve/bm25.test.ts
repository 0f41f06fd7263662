import { expect, test } from 'vitest'
import { bm25Index } from './bm25.ts'

/** Two fields; in the first the mean length is 2, in the second 1. */
const DOCUMENTS = [
  [['tree', 'leaf', 'tree'], ['root']],
  [['leaf', 'moss'], []],
  [
    ['moss', 'stone'],
    ['tree', 'root'],
  ],
]
const search = bm25Index(DOCUMENTS, [2, 1])
const scoresOf = (tokens: Record<string, number>) => [...search(new Map(Object.entries(tokens)))]

test('a score is rareness times how often the token stands in a field of such length, times the field, over the query', () => {
  // "tree" stands in one of three first fields, twice among two different tokens, and in one of three second fields
  const rare = Math.log(1 + (3 - 1 + 0.5) / (1 + 0.5))
  const inFirst = 2 * rare * (0.5 + (2 * 2.2) / (2 + 1.2 * (0.3 + 0.7 * 1)))
  const inSecond = rare * (0.5 + 2.2 / (1 + 1.2 * (0.3 + (0.7 * 2) / 1)))
  const [first, second, third] = scoresOf({ tree: 1 })
  expect([first, second, third]).toEqual([expect.closeTo(inFirst, 12), 0, expect.closeTo(inSecond, 12)])
})

test('a token counts as much as it weighs, and a document that holds two of the query counts twice', () => {
  const [tree = 0] = scoresOf({ tree: 1 })
  const [leaf = 0] = scoresOf({ leaf: 1 })
  expect(scoresOf({ tree: 0.5 })[0]).toBeCloseTo(tree / 2, 12)
  expect(scoresOf({ tree: 1, leaf: 1 })[0]).toBeCloseTo(2 * (tree + leaf), 12)
  expect(scoresOf({ tree: 1, leaf: 1 })[1]).toBe(scoresOf({ leaf: 1 })[1])
})

test('nothing asked and a word that stands nowhere give nothing', () => {
  expect(scoresOf({})).toEqual([0, 0, 0])
  expect(scoresOf({ cloud: 1 })).toEqual([0, 0, 0])
})
