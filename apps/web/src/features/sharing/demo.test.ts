import { expect, test } from 'vitest'
import { demoView } from './demo.ts'

test('SHARED-01 the demo shows only the branches in its address', () => {
  const { snapshot, access } = demoView(['astrology'], 'coach')
  expect(access).toBe('coach')
  expect(Object.keys(snapshot).toSorted()).toEqual(['astrology', 'takenAt', 'texts'])
})
