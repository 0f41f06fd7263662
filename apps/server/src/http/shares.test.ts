import { expect, test } from 'vitest'
import { openShares } from './shares.ts'

/** How many parts of one a caller is given until there is none. */
function takeAll(shares: ReturnType<typeof openShares>, caller: string): number {
  let count = 0
  while (shares.take(caller, 1)) count++
  return count
}

test('R1 R3 H4: one caller gets half of what the others leave, so that a fifth still finds a place', () => {
  const shares = openShares(16)
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map((caller) => takeAll(shares, caller))).toEqual([8, 4, 2, 1, 1, 0])
})

test('H4: what is given back twice is given back once, and leaves nothing behind', () => {
  const shares = openShares(4)
  const [first, second] = [shares.take('a', 1), shares.take('a', 1)]
  expect(shares.take('a', 1)).toBeUndefined()
  first?.()
  first?.()
  expect(shares.heldBy('a')).toBe(1)
  second?.()
  expect([shares.heldBy('a'), takeAll(shares, 'a')]).toEqual([0, 2])
})

test('H4: one part alone is given out however large it is, and none beside it', () => {
  const shares = openShares(10)
  const giveBack = shares.take('a', 50)
  expect([shares.take('a', 1), shares.take('b', 1)]).toEqual([undefined, undefined])
  giveBack?.()
  expect(shares.take('b', 5)).toBeDefined()
})
