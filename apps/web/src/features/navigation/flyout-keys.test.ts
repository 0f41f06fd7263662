import { expect, test } from 'vitest'
import { type FlyoutStep, stepInFlyout } from './flyout-keys.ts'

const columns = [
  { links: ['a', 'b', 'c'], home: 'b' },
  { links: ['x', 'y'], home: undefined },
]
const after = (from: string, step: FlyoutStep) => stepInFlyout(columns, from, step)

test('NAV-03 up and down stay in one pane and stop at its ends', () => {
  expect([after('a', 'down'), after('b', 'up'), after('a', 'up'), after('c', 'down')]).toEqual([
    'b',
    'a',
    'a',
    undefined,
  ])
  expect([after('b', 'first'), after('x', 'last')]).toEqual(['a', 'y'])
})

test('NAV-03 right goes to the first child, left returns to its branch', () => {
  expect([after('b', 'into'), after('y', 'back')]).toEqual(['x', 'b'])
  expect([after('a', 'back'), after('x', 'into')]).toEqual([undefined, undefined])
})

test('ignores keys pressed elsewhere', () => {
  expect(after('elsewhere', 'into')).toBeUndefined()
})
