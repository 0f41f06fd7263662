import { expect, test } from 'vitest'
import { isHelpShortcut, isSearchShortcut, type KeyPress } from './use-shortcuts.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...more,
})
const reading = { isTyping: false, singleKeys: true }
const typing = { isTyping: true, singleKeys: true }
const withoutSingleKeys = { isTyping: false, singleKeys: false }

test('/ opens the search, except in a field or with single keys off', () => {
  expect(isSearchShortcut(press('/'), reading)).toBe(true)
  expect(isSearchShortcut(press('/'), typing)).toBe(false)
  expect(isSearchShortcut(press('/'), withoutSingleKeys)).toBe(false)
})

test('Ctrl or Cmd with K opens it anywhere, in either case', () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(isSearchShortcut(press('k', held), { isTyping: true, singleKeys: false })).toBe(true)
    expect(isSearchShortcut(press('K', held), reading)).toBe(true)
    expect(isSearchShortcut(press('/', held), reading)).toBe(false)
  }
})

test('ignores Alt, composed text and other keys', () => {
  expect(isSearchShortcut(press('/', { altKey: true }), reading)).toBe(false)
  expect(isSearchShortcut(press('/', { isComposing: true }), reading)).toBe(false)
  expect(isSearchShortcut(press('k'), reading)).toBe(false)
  expect(isSearchShortcut(press('?'), reading)).toBe(false)
})

test('? outside a field, or Ctrl or Cmd with a slash, shows the keys', () => {
  expect(isHelpShortcut(press('?'), reading)).toBe(true)
  expect(isHelpShortcut(press('/', { ctrlKey: true }), reading)).toBe(true)
  expect(isHelpShortcut(press('/', { metaKey: true }), withoutSingleKeys)).toBe(true)
  expect(isHelpShortcut(press('?'), withoutSingleKeys)).toBe(false)
  expect(isHelpShortcut(press('?'), typing)).toBe(false)
  expect(isSearchShortcut(press('/', { ctrlKey: true }), reading)).toBe(false)
})
