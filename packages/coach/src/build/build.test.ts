import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { buildersOf, likelyBuilders, phraseOf } from './build.ts'

test.each([
  ["I won 4,000 on my dad's ticket and he doesn't know", false],
  ['My brother still owes me 4,000', true],
  ['I lent her sixty dollars in March', true],
])('asks for money first only if the message mentions a debt: %s', (message, isFirst) => {
  expect(buildersOf('ask', likelyBuilders(message, new Map()))[0]?.id === 'ask-money').toBe(isFirst)
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
