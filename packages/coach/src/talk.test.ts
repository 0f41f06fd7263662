import { expect, test } from 'vitest'
import { cases } from './content.ts'
import { segmentsOf, textOfSegments } from './render/phrase.ts'
import { talkFrom } from './talk.ts'
import { reply, said } from './test-coach.ts'

const HEAT = 'I have to tell my landlord on Friday that the heater is broken'

test('a talk takes hearer, lines and reactions from the case that was pressed', () => {
  const { coaching, state } = reply([said(HEAT)], {
    chosen: { situation: 'financial-aid-isnt-enough', to: 'landlord' },
  })
  const talk = talkFrom(coaching, state)
  expect(talk).toMatchObject({ who: 'my landlord', to: 'landlord', about: HEAT })
  expect(talk.opening).toMatch(/\[amount\]/)
  expect(talk.openings).not.toContain(talk.opening)
  expect(talk.openings?.length).toBeGreaterThan(1)
  const own = cases.get('financial-aid-isnt-enough')?.reactions.no?.say
  expect(talk.answers?.[0]).toEqual({ they: 'They say no', you: own })
})

test('what was typed into the fields stands in every line', () => {
  const fields = { amount: '$6,000' }
  const chosen = { situation: 'financial-aid-isnt-enough', fields }
  const { coaching, state } = reply([said(HEAT)], { chosen })
  const { opening, openings = [] } = talkFrom(coaching, state)
  expect([opening, ...openings].join(' ')).not.toContain('[amount]')
})

test('a builder gives its three tones, and without a choice the person has their own words', () => {
  const { coaching, state } = reply([said(HEAT)], {
    chosen: { situation: null, builder: 'ask-change', to: 'landlord' },
  })
  const talk = talkFrom(coaching, state)
  expect(talk.about).toBe(HEAT)
  expect(talk.openings).toHaveLength(2)
})

test.each([
  ['The heat has been out since [day].', HEAT, 'The heat has been out since [day].'],
  ['The heat has been out since [day].', 'No heat since Sunday', 'The heat has been out since Sunday.'],
  ['Can you come by [day]?', 'No heat since Sunday', 'Can you come by [day]?'],
  ['Can you come by [day]?', HEAT, 'Can you come by [day]?'],
  ['Please fix it by [day].', 'He has to fix the heater before Friday', 'Please fix it by Friday.'],
])('a day fills "%s" from "%s" only where it means the same', (phrase, message, filled) => {
  expect(textOfSegments(segmentsOf(phrase, message, {}))).toBe(filled)
})
