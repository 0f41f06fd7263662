import { expect, test } from 'vitest'
import { clock } from './report.ts'

test('rounds before splitting into minutes and seconds', () => {
  expect([59.4, 59.7, 119.6, 65].map((seconds) => clock(seconds))).toEqual(['0:59', '1:00', '2:00', '1:05'])
  expect([59.96, 4.25].map((seconds) => clock(seconds, 1))).toEqual(['1:00.0', '0:04.3'])
})
