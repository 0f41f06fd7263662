import { expect, test } from 'vitest'
import { linkTo } from './link-to.ts'

test('splits a catalogue address into path and parameters', () => {
  expect(linkTo('/dashboard/word-counter')).toEqual({ to: '/dashboard/word-counter', search: {} })
  const search = { section: 'documentation' }
  expect(linkTo('/dashboard/dev?section=documentation')).toEqual({ to: '/dashboard/dev', search })
})
