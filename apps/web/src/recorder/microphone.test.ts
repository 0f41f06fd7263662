import { expect, test } from 'vitest'
import { problemOf } from './microphone.ts'

test('VOICE-10 each refusal of the browser has a meaning of its own', () => {
  const named = (name: string) => problemOf(new DOMException('', name))
  expect(['NotAllowedError', 'NotFoundError', 'NotReadableError', 'OddError'].map(named)).toEqual([
    'denied',
    'no-microphone',
    'in-use',
    'failed',
  ])
  expect(problemOf('no error at all')).toBe('failed')
})
