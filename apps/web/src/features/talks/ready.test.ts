import { NO_TALK, type Talk } from '@understory/contract/talks'
import { expect, test } from 'vitest'
import { nextStep, stepsDone, upcoming } from './ready.ts'

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

test('the nearest day comes first, a talk without a day last, and one that was had not at all', () => {
  const talk = { ...NO_TALK, createdAt: take.at, conversationId: null }
  const on = (id: string, when: string | null): Talk => ({ ...talk, id, when })
  const had: Talk = { ...on('had', null), after: { at: take.at, outcome: 'well', theySaid: '', keep: '' } }
  const dated = [on('noon', '2026-11-27T12:00'), on('day', '2026-11-27'), on('soon', '2026-11-25')]
  expect(upcoming([on('open', null), had, ...dated]).map(({ id }) => id)).toEqual(['soon', 'day', 'noon', 'open'])
})
