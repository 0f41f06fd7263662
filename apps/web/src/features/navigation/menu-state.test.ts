import { expect, test } from 'vitest'
import { CLOSED, CLOSING_MS, stepMenu } from './menu-state.ts'

test('NAV-02 the menu closes in 280 ms', () => {
  const open = stepMenu(CLOSED, 'open')
  const closing = stepMenu(open, 'close')
  expect([open.stage, closing.stage, stepMenu(closing, 'left').stage]).toEqual(['open', 'closing', 'closed'])
  expect(CLOSING_MS).toBe(280)
})

test('NAV-02 closing a closed menu does nothing, and reopening during the exit keeps it open', () => {
  expect(stepMenu(CLOSED, 'close')).toBe(CLOSED)
  const reopened = stepMenu(stepMenu(stepMenu(CLOSED, 'open'), 'close'), 'open')
  expect(stepMenu(reopened, 'left').stage).toBe('open')
})

test('asking for search opens the menu with its search focused', () => {
  expect(stepMenu(CLOSED, 'search')).toEqual({ stage: 'open', startsIn: 'search' })
})
