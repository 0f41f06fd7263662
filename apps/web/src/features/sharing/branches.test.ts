import { expect, test } from 'vitest'
import { branchesIn } from './branches.ts'

test('SHARED-01 reads branches from the address in catalogue order, once each, skipping unknown ones', () => {
  expect(branchesIn('still-waters,word-counter,word-counter,nonsense')).toEqual(['word-counter', 'still-waters'])
  expect(branchesIn(undefined)).toEqual([])
})
