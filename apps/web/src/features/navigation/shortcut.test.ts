import { expect, test } from 'vitest'
import { isHelpShortcut, isSearchShortcut, type KeyPress } from './shortcut.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...more,
})
const reading = { isTyping: false, singleKeys: true }

test('/ opens the search, except in a field or with single keys off', () => {
  expect(isSearchShortcut(press('/'), reading)).toBe(true)
  expect(isSearchShortcut(press('/'), { isTyping: true, singleKeys: true })).toBe(false)
  expect(isSearchShortcut(press('/'), { isTyping: false, singleKeys: false })).toBe(false)
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
  const press = { key: '?', ctrlKey: false, metaKey: false, altKey: false, isComposing: false }
  const free = { isTyping: false, singleKeys: true }
  expect(isHelpShortcut(press, free)).toBe(true)
  expect(isHelpShortcut({ ...press, key: '/', ctrlKey: true }, free)).toBe(true)
  expect(isHelpShortcut({ ...press, key: '/', metaKey: true }, { ...free, singleKeys: false })).toBe(true)
  expect(isHelpShortcut(press, { ...free, singleKeys: false })).toBe(false)
  expect(isHelpShortcut(press, { ...free, isTyping: true })).toBe(false)
  expect(isSearchShortcut({ ...press, key: '/', ctrlKey: true }, free)).toBe(false)
})
