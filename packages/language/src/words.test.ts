import { expect, test } from 'vitest'
import { normalize, withFewMarks } from './words.ts'

test('a long run of combining marks is cut to thirty before it is sorted', () => {
  const marks = '\u0301\u0316'.repeat(500)
  expect(withFewMarks(`a${marks} b`)).toBe(`a${marks.slice(0, 30)} b`)
  expect(normalize(`A${marks}`).length).toBeLessThanOrEqual(31)
  expect(withFewMarks('Ça va, Phuong Nguyễn?')).toBe('Ça va, Phuong Nguyễn?')
})
