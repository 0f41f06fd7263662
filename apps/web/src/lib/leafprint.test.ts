import { expect, test } from 'vitest'
import { nextStage, stageOf } from './leafprint.ts'

test.each([
  [0, 500, 'Curious Sapling'],
  [501, 1000, 'Emerging Birch'],
  [1001, 5000, 'Growing Pine'],
  [5001, 10_000, 'Steady Maple'],
  [10_001, 90_000, 'Thriving Oak'],
])('LEAF-01 the nickname for %i to %i words is %s', (from, to, nickname) => {
  expect([stageOf(from).nickname, stageOf(to).nickname]).toEqual([nickname, nickname])
})

test('the missing words reach the next tree exactly', () => {
  for (const words of [0, 499, 500, 3240, 9999, 10_000]) {
    const next = nextStage(words)
    expect(next && stageOf(words + next.missing)).toBe(next?.stage)
    expect(next && stageOf(words + next.missing - 1)).toBe(stageOf(words))
  }
  expect(nextStage(10_001)).toBeUndefined()
})
