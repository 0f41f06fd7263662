import { expect, test } from 'vitest'
import { restart } from './fallback.tsx'

test('FALL-01 try again calls the optional reset handler, then resets, then reloads', () => {
  const steps: string[] = []
  restart({ onReset: () => steps.push('handler'), reset: () => steps.push('reset') }, () => steps.push('reload'))
  expect(steps).toEqual(['handler', 'reset', 'reload'])
})

test('FALL-01 try again resets without a handler', () => {
  const steps: string[] = []
  restart({ reset: () => steps.push('reset') }, () => steps.push('reload'))
  expect(steps).toEqual(['reset', 'reload'])
})
