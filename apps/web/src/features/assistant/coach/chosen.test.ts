import type { Coaching } from '@understory/contract/coaching'
import { FIELDS_PER_REPLY } from '@understory/contract/limits'
import { expect, test } from 'vitest'
import { isOfModel, kindOf, mergeChosen, toldToModel } from './chosen.ts'
import { shownChips } from './shown-chips.ts'

const reply = (more: Partial<Coaching>): Coaching => ({ chips: [], parts: [], suggestions: [], chosen: {}, ...more })
const markdown = { kind: 'markdown', text: 'Hello.' } as const

test('a change is added to what was set before', () => {
  const before = { to: 'boss', tone: 'softer', fields: { day: 'Monday' } } as const
  expect(mergeChosen(before, { tone: 'firmer', fields: { 'a sum': '$20' } })).toEqual({
    to: 'boss',
    tone: 'firmer',
    fields: { day: 'Monday', 'a sum': '$20' },
  })
})

test('another situation drops the need and builder of the one before', () => {
  const before = { situation: 'a', need: 'ask', builder: 'ask-money', to: 'boss' }
  expect(mergeChosen(before, { situation: 'b' })).toEqual({ situation: 'b', to: 'boss' })
  expect(mergeChosen(before, { situation: null, need: 'thank' })).toEqual({
    situation: null,
    need: 'thank',
    to: 'boss',
  })
})

test('another need drops the situation and builder, unless no situation fits', () => {
  expect(mergeChosen({ situation: 'a', builder: 'ask-money' }, { need: 'thank' })).toEqual({ need: 'thank' })
  expect(mergeChosen({ situation: null, need: 'ask' }, { need: 'ask', builder: 'ask-money' })).toEqual({
    situation: null,
    need: 'ask',
    builder: 'ask-money',
  })
})

test('no more fields are sent than a reply keeps, the newest ones', () => {
  const fields = Object.fromEntries(Array.from({ length: FIELDS_PER_REPLY }, (_, index) => [`f${index}`, 'x']))
  const kept = mergeChosen({ fields }, { fields: { newest: 'y' } }).fields
  expect(Object.keys(kept ?? {})).toHaveLength(FIELDS_PER_REPLY)
  expect(kept).toHaveProperty('newest', 'y')
})

test('a model is told what the person set, never a guess, a case or a field', () => {
  const chips = [{ kind: 'to', state: 'guess', id: 'boss', label: 'Your boss' }] as const
  const chosen = { situation: 'a', tone: 'softer', fields: { day: 'Monday' } } as const
  expect(toldToModel(reply({ chips: [...chips], chosen }))).toEqual({ tone: 'softer' })
  expect(toldToModel(reply({ chips: [...chips] }))).toBeUndefined()
  expect(toldToModel(undefined)).toBeUndefined()
})

test('a reply of a model has chips for hearer, medium and tone alone, set or not', () => {
  const set = { kind: 'tone', state: 'set', id: 'softer', label: 'Softer' } as const
  const guess = { kind: 'need', state: 'guess', id: 'ask', label: 'Ask' } as const
  const shown = shownChips(reply({ parts: [markdown], chips: [guess, set] }), 'Not set')
  expect(shown.map(({ kind, state }) => [kind, state])).toEqual([
    ['to', 'open'],
    ['how', 'open'],
    ['tone', 'set'],
  ])
  expect(shownChips(reply({ chips: [guess] }), 'Not set')).toEqual([guess])
  expect(isOfModel(reply({ parts: [markdown] }))).toBe(true)
})

test('a change is named by the chip that it is about', () => {
  expect(kindOf({ situation: 'a' })).toBe('situation')
  expect(kindOf({ situation: null, need: 'ask' })).toBe('need')
  expect(kindOf({ need: 'ask', builder: 'ask-money' })).toBe('need')
  expect(kindOf({ to: 'boss' })).toBe('to')
  expect(kindOf({ how: 'text' })).toBe('how')
  expect(kindOf({ tone: 'plain' })).toBe('tone')
})
