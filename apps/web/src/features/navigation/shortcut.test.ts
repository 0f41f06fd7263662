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

test('/ asks for the search, but not in a field and not where single keys are off', () => {
  expect(asksForSearch(press('/'), reading)).toBe(true)
  expect(asksForSearch(press('/'), { isTyping: true, singleKeys: true })).toBe(false)
  expect(asksForSearch(press('/'), { isTyping: false, singleKeys: false })).toBe(false)
})

test('Ctrl or Cmd with K asks for it anywhere, whatever the case', () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(asksForSearch(press('k', held), { isTyping: true, singleKeys: false })).toBe(true)
    expect(asksForSearch(press('K', held), reading)).toBe(true)
    expect(asksForSearch(press('/', held), reading)).toBe(false)
  }
})

test('Alt, a text being composed, and other keys ask for nothing', () => {
  expect(asksForSearch(press('/', { altKey: true }), reading)).toBe(false)
  expect(asksForSearch(press('/', { isComposing: true }), reading)).toBe(false)
  expect(asksForSearch(press('k'), reading)).toBe(false)
  expect(asksForSearch(press('?'), reading)).toBe(false)
})

test('a question mark, or Ctrl or Cmd with a slash, asks for the keys where nobody writes', () => {
  const press = { key: '?', ctrlKey: false, metaKey: false, altKey: false, isComposing: false }
  const free = { isTyping: false, singleKeys: true }
  expect(asksForKeys(press, free)).toBe(true)
  expect(asksForKeys({ ...press, key: '/', ctrlKey: true }, free)).toBe(true)
  expect(asksForKeys({ ...press, key: '/', metaKey: true }, { ...free, singleKeys: false })).toBe(true)
  expect(asksForKeys(press, { ...free, singleKeys: false })).toBe(false)
  expect(asksForKeys(press, { ...free, isTyping: true })).toBe(false)
  expect(asksForSearch({ ...press, key: '/', ctrlKey: true }, free)).toBe(false)
})
