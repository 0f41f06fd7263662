import { content } from '@understory/coach/content'
import { expect, test } from 'vitest'
import stored from '../../packages/coach/generated/words.json' with { type: 'json' }
import { indexCases } from './case-index.ts'

const text = (title: string, ways: string[]) => ({ title, ways, answer: '', phrase: '' })
const index = indexCases([
  text('Your goat ate the fence', ['goat trouble']),
  text('Your fence is late', ['late fence']),
  text('Your rent is late', ['rent']),
])
const weightOf = (word: string, at: number) => {
  const { cases = [], weights = [] } = index[word] ?? {}
  return weights[cases.indexOf(at)] ?? 0
}

test('a word names the cases that have it, and a rare one weighs more', () => {
  expect(index.fence?.cases).toEqual([0, 1])
  expect(weightOf('goat', 0)).toBeGreaterThan(weightOf('fence', 0))
  expect(index.your).toBeUndefined()
})

test('the words of one case have length 1 together, however many they are', () => {
  for (const at of [0, 1, 2]) {
    const squares = Object.keys(index).map((word) => weightOf(word, at) ** 2)
    expect(squares.reduce((sum, square) => sum + square)).toBeCloseTo(1, 3)
  }
})

test('the stored index is that of the content', () => {
  expect(JSON.stringify(stored)).toBe(JSON.stringify(indexCases(content.cases)))
})
