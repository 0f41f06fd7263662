import { expect, test } from 'vitest'
import { buildersOf, likelyBuilders } from './build.ts'

const firstToTell = (votes: Record<string, number>) =>
  buildersOf(
    'tell-news',
    likelyBuilders(
      Object.entries(votes).map(([id, chance]) => ({ id, chance })),
      '',
    ),
  )[0]?.id

test('plain words come first where near cases disagree', () => {
  expect(firstToTell({ 'tell-bad-news': 0.4, 'own-mistake': 0.3 })).toBe('tell-plain')
})

test('a builder that most near cases name goes before the usual one', () => {
  expect(firstToTell({ 'tell-bad-news': 0.4, 'own-mistake': 0.05 })).toBe('tell-bad-news')
})

test.each([
  ["I won 4,000 on my dad's ticket and he doesn't know", 'ask-change'],
  ['My brother still owes me 4,000', 'ask-money'],
  ['I lent her sixty dollars in March', 'ask-money'],
])('asks for money only if the message mentions a debt: %s', (message, first) => {
  const votes = [
    { id: 'ask-money', chance: 0.5 },
    { id: 'ask-change', chance: 0.2 },
  ]
  expect(buildersOf('ask', likelyBuilders(votes, message))[0]?.id).toBe(first)
})
