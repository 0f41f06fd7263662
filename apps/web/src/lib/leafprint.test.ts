import { expect, test } from 'vitest'
import { nextStage, stageOf } from './leafprint.ts'

test('LEAF-01 the nickname follows the word total, from one word above each threshold', () => {
  const nicknames = [0, 500, 501, 1000, 1001, 5000, 5001, 10_000, 10_001].map((words) => stageOf(words).nickname)
  expect(nicknames).toEqual([
    'Curious Sapling',
    'Curious Sapling',
    'Emerging Birch',
    'Emerging Birch',
    'Growing Pine',
    'Growing Pine',
    'Steady Maple',
    'Steady Maple',
    'Thriving Oak',
  ])
})

test('the missing words reach the next tree exactly', () => {
  for (const words of [0, 499, 500, 3240, 9999, 10_000]) {
    const next = nextStage(words)
    expect(next && stageOf(words + next.missing)).toBe(next?.stage)
    expect(next && stageOf(words + next.missing - 1)).toBe(stageOf(words))
  }
  expect(nextStage(10_001)).toBeUndefined()
})
