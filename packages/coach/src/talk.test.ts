import { expect, test } from 'vitest'
import { type Case, cases } from './content.ts'
import { segmentsOf, textOfSegments } from './render/phrase.ts'
import { phraseInTone } from './render/tone.ts'
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

test('a talk has no lines where the reply withholds them', () => {
  const chosen = { situation: 'financial-aid-isnt-enough', to: 'landlord' }
  const { coaching, state } = reply([said(HEAT)], { chosen, isFeared: true })
  expect(talkFrom(coaching, state)).toEqual({ who: 'my landlord', to: 'landlord', about: HEAT })
})

test('nobody is named as the hearer on a guess alone', () => {
  const { coaching, state } = reply([said('I want to leave the board of our food pantry')], {
    chosen: { situation: 'step-down-as-chair' },
  })
  expect(coaching.chips).toContainEqual(expect.objectContaining({ kind: 'to', state: 'guess' }))
  expect(talkFrom(coaching, state)).not.toHaveProperty('who')
})

test("a family that was set as the hearer is not called one's own", () => {
  const message = "I'm a nurse and have to tell a family tonight that their dad's surgery is delayed"
  const { coaching, state } = reply([said(message)], {
    chosen: { situation: null, builder: 'tell-bad-news', to: 'family' },
  })
  expect(talkFrom(coaching, state)).toMatchObject({ who: 'the family' })
})

test('a softer opening neither takes back a warning nor repeats how hard it is', () => {
  const softer = (id: string) => phraseInTone(cases.get(id) as Case, 'softer')
  expect(softer('apartment-no-heat-landlord-stalls')).not.toContain("It's okay to say no.")
  expect(softer('tell-parents-youre-failing')).not.toContain('This is hard for me to say.')
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
