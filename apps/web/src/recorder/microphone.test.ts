import { expect, test } from 'vitest'
import { problemOf } from './microphone.ts'

test('VOICE-10 each browser refusal has its own meaning', () => {
  const named = (name: string) => problemOf(new DOMException('', name))
  expect(['NotAllowedError', 'NotFoundError', 'NotReadableError', 'OddError'].map(named)).toEqual([
    'denied',
    'no-microphone',
    'in-use',
    'failed',
  ])
  expect(problemOf('no error at all')).toBe('failed')
})
