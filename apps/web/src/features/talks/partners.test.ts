import type { Rehearsal } from '@understory/contract/rehearsal'
import { expect, test } from 'vitest'
import { partnersFor } from './partners.ts'

const played = (id: string, to: string, who: string, title: string, brief: string[]): Rehearsal => ({
  ...{ id, to, who, title, brief },
  ...{ context: 'Work', name: 'Sam', opening: 'Yes?' },
})

const REHEARSALS = [
  played('leak', 'landlord', 'your landlord, hard to reach', "A landlord who won't fix the leak", ['The sink leaks.']),
  played('raise', 'boss', 'your boss, short of time', 'Asking for a raise', ['You trained the new hire.']),
  played('late', 'boss', 'your boss, strict', 'A schedule that keeps changing', ['Your shifts moved twice.']),
  played('idea', 'coworker', 'a coworker you mostly like', 'A coworker who took credit for your idea', [
    'It was your form.',
  ]),
  played('climbing', 'crush', 'someone from your climbing class', 'Asking someone out', ['You climb together.']),
  played('keys', 'dad', 'your dad, 81, proud of his driving', 'Your dad and the car keys', ['He hit a mailbox.']),
]

const fitting = (talk: Partial<Parameters<typeof partnersFor>[0]>) =>
  partnersFor({ who: '', to: null, about: '', opening: '', ...talk }, REHEARSALS).map(({ id }) => id)

test('a talk is rehearsed with the one who hears it, the nearest matter first', () => {
  expect(fitting({ to: 'landlord', about: 'The heater is broken' })).toEqual(['leak'])
  expect(fitting({ who: 'my landlord', about: 'The heater is broken' })).toEqual(['leak'])
  expect(fitting({ to: 'boss', about: 'She moved my shifts again' })).toEqual(['late', 'raise'])
  expect(fitting({ to: 'boss', about: 'I want a raise' })).toEqual(['raise', 'late'])
})

test('somebody who may be anybody is offered for the same matter alone', () => {
  expect(fitting({ to: 'coworker', about: 'He took credit for my form' })).toEqual(['idea'])
  expect(fitting({ to: 'coworker', about: 'He hums all day, my coworker' })).toEqual([])
})

test('nobody is offered for a talk with someone or a dad about another matter', () => {
  expect(fitting({ to: 'report', who: 'someone on your team', about: 'We lost the hospital contract' })).toEqual([])
  expect(fitting({ to: 'dad', who: 'Dad', about: 'I failed chemistry' })).toEqual([])
  expect(fitting({ to: 'dad', who: 'Dad', about: 'He hit the mailbox with the car' })).toEqual(['keys'])
  expect(fitting({ to: 'sibling', who: 'my brother', about: 'The leak, the raise and the idea' })).toEqual([])
  expect(fitting({})).toEqual([])
})
