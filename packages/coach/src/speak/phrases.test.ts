import { expect, test } from 'vitest'
import { quotedIn } from './phrases.ts'

test('of a reply made of quotation marks only the first forty quotations are looked up', () => {
  expect(quotedIn('Say “not yet” and then "later".')).toEqual(['not yet', 'later'])
  expect(quotedIn('"a b" '.repeat(300))).toHaveLength(40)
})
