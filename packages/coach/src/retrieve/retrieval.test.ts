import { expect, test, vi } from 'vitest'
import { shelf } from '../cards/shelf.ts'
import { messages } from '../development/messages.ts'
import { readTurn } from '../read/reading.ts'
import { featuresOfTurns } from './features.ts'
import { cardById, idf } from './index.ts'
import { holdAll, ruledOut } from './predicates.ts'
import { type Ranking, rank } from './rank.ts'

const ranked = (text: string, context: (typeof messages)[number]['context']): Ranking => {
  const reading = readTurn(text, 0)
  return rank(featuresOfTurns([reading]), { facts: { slots: reading.slots, context, told: reading.shadow.text } })
}

test('every card that a development message names stands on the shelf', () => {
  for (const { right } of messages) for (const id of right) expect(cardById.has(id), id).toBe(true)
  expect(messages.length).toBeGreaterThanOrEqual(320)
})

test('the right card is found on the development messages, and what has none is left alone', () => {
  let [answered, first, three, strong, wrongStrong, none, noneFair, noneStrong] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const { text, context, right } of messages) {
    const { hits, tier } = ranked(text, context)
    const ids = hits.map((hit) => hit.card.id)
    const isFirst = right.includes(ids[0] ?? '')
    if (tier === 'strong') {
      strong += 1
      if (!isFirst) wrongStrong += 1
    }
    if (right.length === 0) {
      none += 1
      if (tier !== 'weak') noneFair += 1
      if (tier === 'strong') noneStrong += 1
    } else if (tier !== 'weak') {
      answered += 1
      if (isFirst) first += 1
      if (ids.slice(0, 3).some((id) => right.includes(id))) three += 1
    }
  }
  expect(first / answered).toBeGreaterThanOrEqual(0.89)
  expect(three / answered).toBeGreaterThanOrEqual(0.96)
  expect(wrongStrong / strong).toBeLessThanOrEqual(0.06)
  expect(noneStrong / none).toBeLessThanOrEqual(0.12)
  expect(noneFair / none).toBeLessThanOrEqual(0.37)
  expect(answered / (messages.length - none)).toBeGreaterThanOrEqual(0.904)
})

test('each way in which a card says it is put leads to the card', () => {
  let [all, right] = [0, 0]
  for (const card of shelf) {
    for (const line of card.says) {
      const { hits } = ranked(line, card.contexts[0] ?? 'Personal')
      all += 1
      if (hits[0]?.card.id === card.id) right += 1
    }
  }
  expect(right / all).toBeGreaterThanOrEqual(0.93)
})

test('a ruling-out word takes the card off the table', () => {
  expect(ruledOut(['hits'], 'he hits me')).toBe(true)
  expect(ruledOut(['hits'], 'she whits')).toBe(false)
  const { hits } = ranked('how do i say no to my cousin, i am afraid she hits me', 'Family')
  expect(hits.map((hit) => hit.card.id)).not.toContain('refuse-near')
})

test('a name for a baby is no loss of one', () => {
  const { hits } = ranked("we can't agree on a name for the baby", 'Family')
  for (const { card, chance } of hits) if (card.family === 'grief') expect(chance, card.id).toBeLessThan(0.38)
})

test('the context breaks ties and never overrules', () => {
  const text = 'someone in the choir is upset about the solo, how do i tell her'
  expect(ranked(text, 'Faith').hits[0]?.card.family).toBe('faith')
  expect(ranked('client hasnt paid the invoice', 'Faith').hits[0]?.card.id).toBe('unpaid-invoice')
})

test('tests of a card read slots, words and context', () => {
  const { slots } = readTurn('in ten minutes i have to tell my boss that i quit', 0)
  const facts = { slots, context: 'Work' as const, told: 'in ten minutes i have to tell my boss that i quit' }
  expect(
    holdAll(['power:up', 'urgency:now', 'has:to', 'not has:amount', 'said:quit|leave', 'context:Work'], facts),
  ).toBe(true)
  expect(holdAll(['power:down'], facts)).toBe(false)
  expect(holdAll(['said:uit'], facts)).toBe(false)
  expect(holdAll(undefined, facts)).toBe(true)
})

test('who asks while the shelf is made ready is told the same, and nothing is left to make', async () => {
  vi.resetModules()
  const fresh = await import('./index.ts')
  const steps = fresh.makeReady()
  for (let step = 0; step < 5; step++) expect(steps.next().done).toBe(false)
  expect(fresh.idf('deadlin')).toBe(idf('deadlin'))
  expect(steps.next().done).toBe(true)
})
