import { NO_TALK } from '@understory/contract/talks'
import { expect, test } from 'vitest'
import { nextStep, stepsDone } from './ready.ts'

const take = { at: '2026-11-24T10:00:00.000Z', seconds: 4, pace: 140, pauses: 1 }

test('nothing done: the opening comes first', () => {
  expect(nextStep(NO_TALK)).toBe('write')
  expect(nextStep({ ...NO_TALK, openings: ['The heater is out.'] })).toBe('opening')
  expect(Object.values(stepsDone(NO_TALK))).toEqual([false, false, false, false])
})

test('a press and a recording are two times aloud', () => {
  const opened = { ...NO_TALK, opening: 'The heater is out.' }
  expect(nextStep({ ...opened, saidAloud: 1 })).toBe('aloud')
  expect(nextStep({ ...opened, saidAloud: 1, takes: [take] })).toBe('reaction')
})

test('everything done: no next step', () => {
  const rehearsed = [{ at: take.at, who: 'Sam', next: 'Slower' }]
  const done = { ...NO_TALK, opening: 'Hi', saidAloud: 2, rehearsed, isTimeAgreed: true, when: '2026-11-27' }
  expect(nextStep(done)).toBeNull()
  expect(nextStep({ ...done, when: null })).toBe('time')
  expect(nextStep({ ...done, opening: 'Hi [name]' })).toBe('blanks')
})
