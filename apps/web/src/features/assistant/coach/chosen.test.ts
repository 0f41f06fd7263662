import type { Coaching } from '@understory/contract/coaching'
import { FIELDS_PER_REPLY } from '@understory/contract/limits'
import { expect, test } from 'vitest'
import { isWrittenByModel, kindOf, mergeChosen, settingsForModel, shownChips } from './chosen.ts'

const reply = (more: Partial<Coaching>): Coaching => ({ chips: [], parts: [], suggestions: [], chosen: {}, ...more })
const markdown = { kind: 'markdown', text: 'Hello.' } as const

test('adds a change to what was set before', () => {
  const before = { to: 'boss', tone: 'softer', fields: { day: 'Monday' } } as const
  expect(mergeChosen(before, { tone: 'firmer', fields: { 'a sum': '$20' } })).toEqual({
    to: 'boss',
    tone: 'firmer',
    fields: { day: 'Monday', 'a sum': '$20' },
  })
})

test.each([
  [
    { situation: 'a', need: 'ask', builder: 'ask-money', to: 'boss' },
    { situation: 'b' },
    { situation: 'b', to: 'boss' },
  ],
  [
    { situation: 'a', need: 'ask', builder: 'ask-money', to: 'boss' },
    { situation: null, need: 'thank' },
    { situation: null, need: 'thank', to: 'boss' },
  ],
  [{ situation: 'a', builder: 'ask-money' }, { need: 'thank' }, { need: 'thank' }],
  [
    { situation: null, need: 'ask' },
    { need: 'ask', builder: 'ask-money' },
    { situation: null, need: 'ask', builder: 'ask-money' },
  ],
])('another case or need drops what belonged to the one before: %j and %j', (before, change, after) => {
  expect(mergeChosen(before, change)).toEqual(after)
})

test('sends only the newest fields when there are more than a reply holds', () => {
  const fields = Object.fromEntries(Array.from({ length: FIELDS_PER_REPLY }, (_, index) => [`f${index}`, 'x']))
  const kept = mergeChosen({ fields }, { fields: { newest: 'y' } }).fields
  expect(Object.keys(kept ?? {})).toHaveLength(FIELDS_PER_REPLY)
  expect(kept).toHaveProperty('newest', 'y')
})

test('tells the model what the person set, never a guess, a case or a field', () => {
  const chips = [{ kind: 'to', state: 'guess', id: 'boss', label: 'Your boss' }] as const
  const chosen = { situation: 'a', tone: 'softer', fields: { day: 'Monday' } } as const
  expect(settingsForModel(reply({ chips: [...chips], chosen }))).toEqual({ tone: 'softer' })
  expect(settingsForModel(reply({ chips: [...chips] }))).toBeUndefined()
  expect(settingsForModel(undefined)).toBeUndefined()
})

test("a model's reply has chips only for listener, medium and tone, set or not", () => {
  const set = { kind: 'tone', state: 'set', id: 'softer', label: 'Softer' } as const
  const guess = { kind: 'need', state: 'guess', id: 'ask', label: 'Ask' } as const
  const shown = shownChips(reply({ parts: [markdown], chips: [guess, set] }))
  expect(shown.map(({ kind, state }) => [kind, state])).toEqual([
    ['to', 'open'],
    ['how', 'open'],
    ['tone', 'set'],
  ])
  expect(shownChips(reply({ chips: [guess] }))).toEqual([guess])
  expect(isWrittenByModel(reply({ parts: [markdown] }))).toBe(true)
})

test('names a change by its chip', () => {
  const changes = [{ situation: 'a' }, { situation: null, need: 'ask' }, { need: 'ask', builder: 'ask-money' }]
  expect(changes.map(kindOf)).toEqual(['situation', 'need', 'need'])
  expect([kindOf({ to: 'boss' }), kindOf({ how: 'text' }), kindOf({ tone: 'plain' })]).toEqual(['to', 'how', 'tone'])
})
