import { expect, test } from 'vitest'
import { isHelpShortcut, isSearchShortcut, type KeyPress } from './use-shortcuts.ts'

const NOTHING_HELD: KeyPress = { key: '', ctrlKey: false, metaKey: false, altKey: false, isComposing: false }
const reading = { isTyping: false, singleKeys: true }
const typing = { isTyping: true, singleKeys: true }
const withoutSingleKeys = { isTyping: false, singleKeys: false }

test.each([
  ['/', {}, reading, 'search'],
  ['/', {}, typing, 'neither'],
  ['/', {}, withoutSingleKeys, 'neither'],
  ['k', { ctrlKey: true }, typing, 'search'],
  ['k', { metaKey: true }, withoutSingleKeys, 'search'],
  ['K', { ctrlKey: true }, reading, 'search'],
  ['K', { metaKey: true }, reading, 'search'],
  ['k', {}, reading, 'neither'],
  ['/', { altKey: true }, reading, 'neither'],
  ['/', { isComposing: true }, reading, 'neither'],
  ['?', {}, reading, 'help'],
  ['?', {}, withoutSingleKeys, 'neither'],
  ['?', {}, typing, 'neither'],
  ['/', { ctrlKey: true }, reading, 'help'],
  ['/', { metaKey: true }, reading, 'help'],
  ['/', { metaKey: true }, withoutSingleKeys, 'help'],
])('%s with %j held, in %j, opens %s', (key, held, where, opened) => {
  const press = { ...NOTHING_HELD, ...held, key }
  expect([isSearchShortcut(press, where), isHelpShortcut(press, where)]).toEqual([
    opened === 'search',
    opened === 'help',
  ])
})
