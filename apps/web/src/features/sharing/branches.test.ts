import { expect, test } from 'vitest'
import { branchesIn } from './branches.ts'

test('SHARED-01 the branches of an address come in our order, once each, and unknown ones are passed over', () => {
  expect(branchesIn('still-waters,word-counter,word-counter,nonsense')).toEqual(['word-counter', 'still-waters'])
  expect(branchesIn(undefined)).toEqual([])
})
