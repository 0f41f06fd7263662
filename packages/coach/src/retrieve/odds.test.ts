import { expect, test } from 'vitest'
import { shelf } from '../cards/shelf.ts'
import { oddsIndex } from './odds.ts'
import { lettersOf, phrasesOf, weighted } from './pieces.ts'
import { ALL_WAYS } from './ways/ways.ts'

const index = oddsIndex(
  [
    ['red rose', 'red tulip'],
    ['blue sky', 'blue sea'],
  ],
  { piecesOf: (text) => text.split(' '), least: 1, prior: 2 },
)
const odds = (...words: string[]) => index(new Map(words.map((word) => [word, 1])))

test('a word of one card speaks for it and against the other', () => {
  const [flowers = 0, water = 0] = odds('red')
  // the card has 2 of 4 pieces red, all cards 2.5 of 11: log((2 + 2 × 2.5/11) / (4 + 2) / (2.5/11)), damped by the root of 11
  expect(flowers).toBeCloseTo(Math.log((2 + (2 * 2.5) / 11) / 6 / (2.5 / 11)) / Math.sqrt(11), 5)
  expect(water).toBeCloseTo(Math.log(2 / 6) / Math.sqrt(11), 5)
})

test('words that no card knows tell nothing, and weigh nothing', () => {
  expect([...odds('green')]).toEqual([0, 0])
  expect([...odds('red', 'green')]).toEqual([...odds('red')])
})

test('what stands in fewer texts than it has to is not known', () => {
  const rare = oddsIndex([['one two'], ['two']], { piecesOf: (text) => text.split(' '), least: 2, prior: 1 })
  expect([...rare(new Map([['one', 1]]))]).toEqual([0, 0])
})

test('letters know the edges of words, and phrases the small words', () => {
  expect([...lettersOf('to rent')]).toEqual([' to ', ' ren', 'rent', 'ent '])
  expect([...phrasesOf("won't let me")]).toEqual(["won't", 'let', "won't let", 'me', 'let me'])
})

test('of several texts a piece keeps the most that one of them counts', () => {
  const told = [
    { text: 'no', weight: 0.5 },
    { text: 'no', weight: 1 },
  ]
  expect(weighted(told, phrasesOf).get('no')).toBe(1)
})

test('the written ways are for cards of the shelf, and each card has at least fifteen, none twice', () => {
  expect(Object.keys(ALL_WAYS).toSorted()).toEqual(shelf.map(({ id }) => id).toSorted())
  for (const [id, ways] of Object.entries(ALL_WAYS)) {
    expect(ways.length, id).toBeGreaterThanOrEqual(15)
    expect(new Set(ways).size, id).toBe(ways.length)
    for (const way of ways) expect(way.trim(), id).not.toBe('')
  }
})
