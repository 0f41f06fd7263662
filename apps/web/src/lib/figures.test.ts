import { expect, test } from 'vitest'
import { decimal } from './figures.ts'

test('a number below zero has a true minus sign, which is as wide as a figure and no hyphen', () => {
  expect([decimal(-23.4, 0), decimal(-0.5, 1), decimal(1234.5, 1)]).toEqual(['−23', '−0.5', '1,234.5'])
})
