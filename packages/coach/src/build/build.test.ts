import { expect, test } from 'vitest'
import { buildersOf, likelyBuilders } from './build.ts'

test.each([
  ["I won 4,000 on my dad's ticket and he doesn't know", false],
  ['My brother still owes me 4,000', true],
  ['I lent her sixty dollars in March', true],
])('asks for money first only if the message mentions a debt: %s', (message, isFirst) => {
  expect(buildersOf('ask', likelyBuilders(message, new Map()))[0]?.id === 'ask-money').toBe(isFirst)
})
