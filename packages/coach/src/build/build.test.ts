import { expect, test } from 'vitest'
import { buildersOf, likelyBuilders } from './build.ts'

const firstToTell = (votes: Record<string, number>) =>
  buildersOf('tell-news', likelyBuilders(Object.entries(votes).map(([id, chance]) => ({ id, chance }))))[0]?.id

test('plain words come first where near cases disagree', () => {
  expect(firstToTell({ 'tell-bad-news': 0.4, 'own-mistake': 0.3 })).toBe('tell-plain')
})

test('a builder that most near cases name goes before the usual one', () => {
  expect(firstToTell({ 'tell-bad-news': 0.4, 'own-mistake': 0.05 })).toBe('tell-bad-news')
})
