import type { Coaching } from '@understory/contract/coaching'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFieldSaver, filledWithOffers, shownOffers, spoken, withFields } from './fields.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const segments = [
  { text: 'Could you ' },
  { name: 'what you need', value: 'move the hives' },
  { text: ' by ' },
  { name: 'what day', value: '' },
  { text: '?' },
]

test('copies words with their filled-in fields, and an empty field by its name', () => {
  expect(spoken(segments, {})).toBe('Could you move the hives by [what day]?')
  expect(spoken(segments, { 'what day': ' Friday ', 'what you need': ' ' })).toBe(
    'Could you [what you need] by Friday?',
  )
  // An imported blank may have any name.
  expect(spoken([{ name: 'constructor', value: '' }], {})).toBe('[constructor]')
})

test('offers words for the first empty field, and for fields that were filled with them', () => {
  const offering = [
    { name: 'what happened', value: '', offered: ['the roof leaks', 'I called twice'] },
    { text: ' since ' },
    { name: 'what day', value: '', offered: ['Monday'] },
    { name: 'what happened', value: '', offered: ['the roof leaks'] },
  ]
  const namesOf = (typed: Record<string, string>) => shownOffers(offering, typed).map(({ name }) => name)
  expect(namesOf({})).toEqual(['what happened'])
  expect(namesOf({ 'what happened': 'the roof leaks' })).toEqual(['what happened', 'what day'])
  expect(namesOf({ 'what happened': 'it rains in' })).toEqual(['what day'])
  expect(namesOf({ 'what happened': 'it rains in', 'what day': 'Monday' })).toEqual(['what day'])
  expect(shownOffers(segments, {})).toEqual([])
  const parts = [{ kind: 'phrase' as const, medium: 'say' as const, segments: offering }]
  expect(filledWithOffers(parts, { 'what happened': 'the roof leaks', 'what day': 'Friday' })).toEqual([
    'what happened',
  ])
})

test('puts typed text into every phrase and step of the reply, and into the choice', () => {
  const coaching: Coaching = {
    chips: [],
    suggestions: [],
    chosen: { tone: 'softer', fields: { old: 'x' } },
    parts: [
      { kind: 'phrase', medium: 'say', segments },
      { kind: 'beats', beats: [{ title: 'Open', segments: [{ name: 'what day', value: '' }] }] },
      { kind: 'why', text: 'A day helps.' },
    ],
  }
  const filled = withFields(coaching, { 'what day': 'Friday' })
  expect(JSON.stringify(filled.parts).match(/"value":"Friday"/g)).toHaveLength(2)
  expect(filled.chosen).toEqual({ tone: 'softer', fields: { old: 'x', 'what day': 'Friday' } })
})

test('saves everything typed after a pause', () => {
  const save = vi.fn()
  const saver = createFieldSaver(600, save)
  saver.type('what day', 'Fri')
  vi.advanceTimersByTime(599)
  saver.type('what day', 'Friday')
  saver.type('a sum', '$20')
  vi.advanceTimersByTime(599)
  expect(save).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(save.mock.calls).toEqual([[{ 'what day': 'Friday', 'a sum': '$20' }]])
})

test('saves at once on leaving a field, and never twice', () => {
  const save = vi.fn()
  const saver = createFieldSaver(600, save)
  saver.flush()
  expect(save).not.toHaveBeenCalled()
  saver.type('what day', 'Friday')
  saver.flush()
  vi.advanceTimersByTime(600)
  expect(save).toHaveBeenCalledTimes(1)
})
