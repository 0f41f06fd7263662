import { expect, test } from 'vitest'
import { minutesAndSeconds, withTenths } from './duration.ts'

test('VOICE-02 shows a duration as m:ss and never rounds up', () => {
  expect([0, 9.99, 60, 83.9, 300].map(minutesAndSeconds)).toEqual(['0:00', '0:09', '1:00', '1:23', '5:00'])
})

test('SIDE-01 with tenths it ticks every 100 ms', () => {
  expect([0, 0.1, 0.1 + 0.2, 59.96, 61.7].map(withTenths)).toEqual(['0:00.0', '0:00.1', '0:00.3', '0:59.9', '1:01.7'])
})
