import { expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

test('cuts the first words between words and onto one line', () => {
  expect(firstWords('Could we\n talk?')).toBe('Could we talk?')
  expect(firstWords('I would like to hear your side before I say mine', 20)).toBe('I would like to…')
  expect(firstWords('🌲'.repeat(30), 20)).toMatch(/^🌲+…$/u)
  expect(firstWords('')).toBe('')
})
