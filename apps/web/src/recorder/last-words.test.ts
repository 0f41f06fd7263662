import { expect, test } from 'vitest'
import { lastWords } from './last-words.ts'
import { createLive, NOT_LIVE } from './live.ts'

test('shows the end of a long talk from a whole word on', () => {
  expect(lastWords('Good evening.')).toBe('Good evening.')
  const shown = lastWords(`${'first '.repeat(40)}and the last words`)
  expect(shown).toMatch(/^… (first )+and the last words$/)
  expect(shown.length).toBeLessThan(95)
})

test('shows heard words with the time and level until the next recording', () => {
  const live = createLive()
  live.hear('good evening', null)
  live.add(new Float32Array(1600).fill(0.1), 1)
  live.hear('good evening all', 'network')
  expect(live.read()).toMatchObject({ elapsedSeconds: 1, heard: 'good evening all', heardProblem: 'network' })
  live.clear()
  expect(live.read()).toBe(NOT_LIVE)
})
