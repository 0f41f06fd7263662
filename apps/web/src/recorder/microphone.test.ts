import { expect, test } from 'vitest'
import { problemOf } from './microphone.ts'

test('VOICE-10 each browser refusal has its own meaning', () => {
  const named = (name: string) => problemOf(new DOMException('', name))
  const refusals = ['NotAllowedError', 'NotFoundError', 'NotReadableError', 'OddError'].map(named)
  expect(refusals.join(' ')).toBe('denied no-microphone in-use failed')
  expect(problemOf('no error at all')).toBe('failed')
})
