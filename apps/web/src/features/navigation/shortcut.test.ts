import { expect, test } from 'vitest'
import { asksForKeys, asksForSearch, type KeyPress } from './shortcut.ts'

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
  expect(asksForSearch(press('/'), reading)).toBe(true)
  expect(asksForSearch(press('/'), { isTyping: true, singleKeys: true })).toBe(false)
  expect(asksForSearch(press('/'), { isTyping: false, singleKeys: false })).toBe(false)
})

test('Ctrl or Cmd with K opens it anywhere, in either case', () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(asksForSearch(press('k', held), { isTyping: true, singleKeys: false })).toBe(true)
    expect(asksForSearch(press('K', held), reading)).toBe(true)
    expect(asksForSearch(press('/', held), reading)).toBe(false)
  }
})

test('ignores Alt, composed text and other keys', () => {
  expect(asksForSearch(press('/', { altKey: true }), reading)).toBe(false)
  expect(asksForSearch(press('/', { isComposing: true }), reading)).toBe(false)
  expect(asksForSearch(press('k'), reading)).toBe(false)
  expect(asksForSearch(press('?'), reading)).toBe(false)
})

test('? outside a field, or Ctrl or Cmd with a slash, shows the keys', () => {
  const press = { key: '?', ctrlKey: false, metaKey: false, altKey: false, isComposing: false }
  const free = { isTyping: false, singleKeys: true }
  expect(asksForKeys(press, free)).toBe(true)
  expect(asksForKeys({ ...press, key: '/', ctrlKey: true }, free)).toBe(true)
  expect(asksForKeys({ ...press, key: '/', metaKey: true }, { ...free, singleKeys: false })).toBe(true)
  expect(asksForKeys(press, { ...free, singleKeys: false })).toBe(false)
  expect(asksForKeys(press, { ...free, isTyping: true })).toBe(false)
  expect(asksForSearch({ ...press, key: '/', ctrlKey: true }, free)).toBe(false)
})
