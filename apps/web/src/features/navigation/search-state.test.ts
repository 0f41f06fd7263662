import { expect, test } from 'vitest'
import { EMPTY, stepSearch } from './search-state.ts'

const typed = stepSearch(EMPTY, { type: 'typed', query: 'care' })

test('typing opens the results with the first active, and an empty box closes them', () => {
  expect(typed).toEqual({ query: 'care', isOpen: true, active: 0 })
  expect(stepSearch(typed, { type: 'typed', query: '' }).isOpen).toBe(false)
})

test('arrow keys wrap around, and each query starts at the first result', () => {
  const up = stepSearch(typed, { type: 'moved', by: -1, count: 3 })
  expect(up.active).toBe(2)
  expect(stepSearch(up, { type: 'moved', by: 1, count: 3 }).active).toBe(0)
  expect(stepSearch(up, { type: 'typed', query: 'cared' }).active).toBe(0)
})

test('an arrow key first reopens closed results, and does nothing without results', () => {
  const closed = stepSearch(typed, { type: 'closed' })
  expect(stepSearch(closed, { type: 'moved', by: 1, count: 3 })).toEqual(typed)
  expect(stepSearch(typed, { type: 'moved', by: 1, count: 0 })).toBe(typed)
})

test("refocusing the box shows its results, unless it's empty", () => {
  expect(stepSearch(stepSearch(typed, { type: 'closed' }), { type: 'opened' }).isOpen).toBe(true)
  expect(stepSearch(EMPTY, { type: 'opened' }).isOpen).toBe(false)
  expect(stepSearch(typed, { type: 'cleared' })).toBe(EMPTY)
})
