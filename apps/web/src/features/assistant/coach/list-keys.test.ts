import { expect, test } from 'vitest'
import { holding, likeliestFirst, listMove, typeAhead } from './list-keys.ts'

const list = { active: 1, count: 3, hasField: false }

test.each([
  ['ArrowDown', 2],
  ['ArrowUp', 0],
  ['ArrowRight', 2],
  ['ArrowLeft', 0],
  ['Home', 0],
  ['End', 2],
])('%s walks through the choices', (key, to) => {
  expect(listMove(key, list)).toEqual({ to })
})

test('the arrows go round at both ends', () => {
  expect(listMove('ArrowDown', { ...list, active: 2 })).toEqual({ to: 0 })
  expect(listMove('ArrowUp', { ...list, active: 0 })).toEqual({ to: 2 })
})

test('Enter and Space choose, Escape closes, other keys do nothing', () => {
  expect(listMove('Enter', list)).toBe('choose')
  expect(listMove(' ', list)).toBe('choose')
  expect(listMove('Escape', list)).toBe('close')
  expect(listMove('Tab', list)).toBeUndefined()
})

test('with a field above the list the caret keeps its own keys', () => {
  const withField = { ...list, hasField: true }
  for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight', ' ']) expect(listMove(key, withField)).toBeUndefined()
  expect(listMove('ArrowDown', withField)).toEqual({ to: 2 })
  expect(listMove('Enter', withField)).toBe('choose')
})

test('an empty list can only be closed', () => {
  const empty = { active: -1, count: 0, hasField: true }
  expect(listMove('ArrowDown', empty)).toBeUndefined()
  expect(listMove('Enter', empty)).toBeUndefined()
  expect(listMove('Escape', empty)).toBe('close')
})

test('letters find the choice that begins with them, and one letter walks through its choices', () => {
  const labels = ['Softer', 'Say no', 'Plain', 'Set a limit']
  expect(typeAhead(labels, 0, 'p')).toBe(2)
  expect(typeAhead(labels, 0, 'se')).toBe(3)
  expect(typeAhead(labels, 0, 's')).toBe(1)
  expect(typeAhead(labels, 1, 'ss')).toBe(3)
  expect(typeAhead(labels, 3, 's')).toBe(0)
  expect(typeAhead(labels, 0, 'x')).toBeUndefined()
})

test('a filter keeps the choices that hold all of its words', () => {
  const choices = [{ label: 'Your dad' }, { label: 'Your daughter' }, { label: 'A neighbor' }]
  expect(holding(choices, ' DA your ').map(({ label }) => label)).toEqual(['Your dad', 'Your daughter'])
  expect(holding(choices, '')).toHaveLength(3)
})

test('likely choices come first, likeliest first, and none comes twice', () => {
  const choices = ['boss', 'dad', 'son'].map((id) => ({ id }))
  expect(likeliestFirst(choices, [{ id: 'son' }, { id: 'boss' }]).map(({ id }) => id)).toEqual(['son', 'boss', 'dad'])
  expect(likeliestFirst(choices)).toEqual(choices)
})
