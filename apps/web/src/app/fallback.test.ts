import { expect, test } from 'vitest'
import { restart } from './fallback.tsx'

test('FALL-01 try again calls the handler, if there is one, then resets, then reloads', () => {
  const steps: string[] = []
  const reset = () => steps.push('reset')
  restart({ onReset: () => steps.push('handler'), reset }, () => steps.push('reload'))
  restart({ reset }, () => steps.push('reload'))
  expect(steps).toEqual(['handler', 'reset', 'reload', 'reset', 'reload'])
})
