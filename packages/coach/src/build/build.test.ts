import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { buildersOf, likelyBuilders, phraseOf } from './build.ts'

test.each([
  ["I won 4,000 on my dad's ticket and he doesn't know", -1],
  ['My brother still owes me 4,000', 0],
  ['I lent her sixty dollars in March', 0],
])('asks for money first where the message mentions a debt, else last: %s', (message, place) => {
  expect(buildersOf('ask', likelyBuilders(message, new Map())).at(place)?.id).toBe('ask-money')
})

test('a text for a hearer that a builder has none for is the one for anybody', () => {
  for (const one of content.builders)
    expect(phraseOf(one, { group: 'above', tone: 'plain', how: 'text' }), one.id).toBe(one.text.plain.any)
})

test.each(['near', 'beside', 'above', 'below', 'public'] as const)(
  'every builder has words for hearers %s',
  (group) => {
    for (const one of content.builders)
      for (const tone of ['softer', 'plain', 'firmer'] as const)
        for (const how of ['say', 'text', 'mail'] as const)
          expect(phraseOf(one, { group, tone, how }), `${one.id} ${tone} ${how}`).not.toBe('')
  },
)
