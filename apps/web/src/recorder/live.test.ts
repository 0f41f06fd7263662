import { expect, test } from 'vitest'
import { createLive, lastWords, NOT_LIVE } from './live.ts'

const block = new Float32Array(1600).fill(0.1)

test('VOICE-02 says when the recording is long enough and when the end is near', () => {
  const live = createLive()
  live.add(block, 14.9)
  expect(live.read()).toMatchObject({ isEnough: false, isNearEnd: false })
  live.add(block, 15)
  expect(live.read()).toMatchObject({ elapsedSeconds: 15, isEnough: true, isNearEnd: false })
  live.add(block, 270)
  expect(live.read().isNearEnd).toBe(true)
  live.clear()
  expect(live.read()).toBe(NOT_LIVE)
})

test('keeps only the newest levels and notifies listeners of each', () => {
  const live = createLive()
  let heard = 0
  const leave = live.subscribe(() => {
    heard += 1
  })
  for (let at = 1; at <= 200; at++) live.add(block, at / 10)
  leave()
  live.clear()
  expect(heard).toBe(200)
  live.add(block, 1)
  expect(live.read().levels).toHaveLength(1)
})

test('shows heard words with the time and level until the next recording', () => {
  const live = createLive()
  live.hear('good evening', null)
  live.add(block, 1)
  live.hear('good evening all', 'network')
  expect(live.read()).toMatchObject({ elapsedSeconds: 1, heard: 'good evening all', heardProblem: 'network' })
  live.clear()
  expect(live.read()).toBe(NOT_LIVE)
})

test('shows the end of a long talk from a whole word on', () => {
  expect(lastWords('Good evening.')).toBe('Good evening.')
  const shown = lastWords(`${'first '.repeat(40)}and the last words`)
  expect(shown).toMatch(/^… (first )+and the last words$/)
  expect(shown.length).toBeLessThan(95)
})
