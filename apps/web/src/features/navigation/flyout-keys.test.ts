import { expect, test } from 'vitest'
import { linkForKey } from './flyout-keys.ts'

const columns = [
  { links: ['a', 'b', 'c'], home: 'b' },
  { links: ['x', 'y'], home: undefined },
]
const after = (from: string, key: string) => linkForKey(columns, from, key)

test('NAV-03 up and down stay in one pane and stop at its ends', () => {
  expect(after('a', 'ArrowDown')).toBe('b')
  expect(after('b', 'ArrowUp')).toBe('a')
  expect(after('a', 'ArrowUp')).toBe('a')
  expect(after('c', 'ArrowDown')).toBeUndefined()
  expect([after('b', 'Home'), after('x', 'End')]).toEqual(['a', 'y'])
})

test('NAV-03 right goes to the first child, left returns to its branch', () => {
  expect([after('b', 'ArrowRight'), after('y', 'ArrowLeft')]).toEqual(['x', 'b'])
  expect([after('a', 'ArrowLeft'), after('x', 'ArrowRight')]).toEqual([undefined, undefined])
})

test('ignores keys pressed elsewhere', () => {
  expect(after('elsewhere', 'ArrowRight')).toBeUndefined()
})
