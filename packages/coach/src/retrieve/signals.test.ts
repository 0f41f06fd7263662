import { expect, test } from 'vitest'
import { readTurn } from '../read/reading.ts'
import { shade } from '../text/shadow.ts'
import type { Context } from '../types.ts'
import { featuresOf, featuresOfTurns } from './features.ts'
import { cardById, usual } from './index.ts'
import { rank } from './rank.ts'

const tokensOf = (text: string): string[] => [...featuresOf(shade(text)).tokens.keys()]

const ranked = (text: string, context: Context = 'Personal') => {
  const reading = readTurn(text, 0)
  return rank(featuresOfTurns([reading]), { facts: { slots: reading.slots, context, told: reading.told } })
}

test.each([
  ['how do i ask her out', 'ask^out'],
  ['my son came out to me', 'com^out'],
  ['a student talks back at me', 'talk^back'],
  ['i let my sister down', 'let^down'],
])('"%s": a verb and its particle are one word', (text, token) => {
  expect(tokensOf(text)).toContain(token)
})

test('a particle without a verb, or far from it, makes no word', () => {
  expect(tokensOf('the day off').filter((token) => token.includes('^'))).toEqual([])
  expect(tokensOf('talk about the long trip he planned out').filter((token) => token.startsWith('talk^'))).toEqual([])
})

test('the mother of a husband is an in-law, and my own is not', () => {
  expect(tokensOf('my husband says yes to his mother')).toContain('@in-law')
  expect(tokensOf('my mother says yes to my husband')).not.toContain('@in-law')
  expect(
    ranked('my husband says yes to his mother for everything and then tells me after', 'Family').hits[0]?.card.id,
  ).toBe('home-in-laws')
})

test('who is to hear it is a sign of its own, apart from whoever else is named', () => {
  const tokens = tokensOf('how do i tell my boss about my coworker')
  expect(tokens).toContain('>boss')
  expect(tokens).not.toContain('>work')
})

test('a hearer or a wish that is usual for a card speaks for it, and an unusual one against it', () => {
  const upward = cardById.get('feedback-upward')
  const thanks = cardById.get('thank-you')
  if (!upward || !thanks) throw new Error('the shelf has lost a card')
  const asks = featuresOf(shade('how do i tell my boss that it does not work'))
  const thanked = featuresOf(shade('i want to thank my neighbor'))
  expect(usual(upward, asks, '>')).toBeGreaterThan(usual(thanks, asks, '>'))
  expect(usual(thanks, thanked, '%')).toBeGreaterThan(usual(upward, thanked, '%'))
})

test('chances are shares of one whole, best first', () => {
  const { hits } = ranked('my uncle says racist stuff at every family dinner', 'Family')
  const chances = hits.map(({ chance }) => chance)
  expect(chances).toEqual(chances.toSorted((a, b) => b - a))
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeLessThan(1)
})

test.each([
  ['Family', 'a student talks back at me in front of the whole class and the others laugh', 'class-defiant'],
  ['Work', 'daughter of a resident shouts at us about the food and the care, every visit', 'care-angry-family'],
  ['Work', 'coworker has cancer and comes back monday, do i mention it', 'support-illness'],
  ['Family', 'my partner had a miscarriage and i dont know how to comfort her', 'grief-pregnancy-loss'],
] as const)('%s: "%s" puts %s among the first three', (context, text, card) => {
  expect(
    ranked(text, context)
      .hits.slice(0, 3)
      .map((hit) => hit.card.id),
  ).toContain(card)
})
