import { expect, test } from 'vitest'
import { openFairParts } from './fair-parts.ts'

/** How many parts of one a caller is given until there is none. */
function takeAll(parts: ReturnType<typeof openFairParts>, caller: string): number {
  let count = 0
  while (parts.take(caller, 1)) count++
  return count
}

test('R1 R3 H4: one caller gets half of what the others leave, so that a fifth still finds a place', () => {
  const parts = openFairParts(16)
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map((caller) => takeAll(parts, caller))).toEqual([8, 4, 2, 1, 1, 0])
})

test('H4: what is given back twice is given back once, and leaves nothing behind', () => {
  const parts = openFairParts(4)
  const [first, second] = [parts.take('a', 1), parts.take('a', 1)]
  expect(parts.take('a', 1)).toBeUndefined()
  first?.()
  first?.()
  expect(parts.heldBy('a')).toBe(1)
  second?.()
  expect([parts.heldBy('a'), takeAll(parts, 'a')]).toEqual([0, 2])
})

test('H4: one part alone is given out however large it is, and none beside it', () => {
  const parts = openFairParts(10)
  const giveBack = parts.take('a', 50)
  expect([parts.take('a', 1), parts.take('b', 1)]).toEqual([undefined, undefined])
  giveBack?.()
  expect(parts.take('b', 5)).toBeDefined()
})
