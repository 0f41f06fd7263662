import type { Chosen } from '@understory/contract/coaching'
import { expect, test } from 'vitest'
import { type Case, cases } from './content.ts'
import { phraseInTone } from './render/tone.ts'
import { talkFrom } from './talk.ts'
import { reply, said } from './test-coach.ts'

const HEAT = 'I have to tell my landlord on Friday that the heater is broken'

const talkOf = (message: string, chosen: Chosen, isFeared = false) => {
  const { coaching, state } = reply([said(message)], { chosen, isFeared })
  return talkFrom(coaching, state)
}
const AID = { situation: 'financial-aid-isnt-enough' }

test('a talk takes hearer, lines and reactions from the case that was pressed', () => {
  const talk = talkOf(HEAT, { ...AID, to: 'landlord' })
  expect(talk).toMatchObject({ who: 'my landlord', to: 'landlord', about: HEAT })
  expect(talk.opening).toMatch(/\[amount\]/)
  expect(talk.openings).not.toContain(talk.opening)
  expect(talk.openings?.length).toBeGreaterThan(1)
  const own = cases.get(AID.situation)?.reactions.no?.say
  expect(talk.answers?.[0]).toEqual({ they: 'They say no', you: own })
})

test('a talk has no lines where the reply withholds them', () => {
  expect(talkOf(HEAT, { ...AID, to: 'landlord' }, true)).toEqual({ who: 'my landlord', to: 'landlord', about: HEAT })
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
  const chosen = { situation: null, builder: 'tell-bad-news', to: 'family' }
  expect(talkOf(message, chosen)).toMatchObject({ who: 'the family' })
})

test('a softer opening neither takes back a warning nor repeats how hard it is', () => {
  const softer = (id: string) => phraseInTone(cases.get(id) as Case, 'softer')
  expect(softer('apartment-no-heat-landlord-stalls')).not.toContain("It's okay to say no.")
  expect(softer('tell-parents-youre-failing')).not.toContain('This is hard for me to say.')
})

test.each([
  [{ to: 'coworker' }, 'Dana', 'my coworker Dana'],
  [{ to: 'boss' }, 'Boss Lee', 'Boss Lee'],
  [{}, 'Dana', 'Dana'],
  [{}, '', undefined],
])('says who the talk is with by the name typed into the line: %s "%s"', (set, name, who) => {
  const one = [...cases.values()].find(({ phrase, to }) => phrase.startsWith('Hi [name],') && to === 'coworker')
  const message = 'I have to say something about the shared files and I keep putting it off'
  const fields = name === '' ? {} : { fields: { name } }
  expect(talkOf(message, { situation: one?.id ?? '', ...set, ...fields }).who).toBe(who)
})

test('what was typed into the fields stands in every line', () => {
  const { opening, openings = [] } = talkOf(HEAT, { ...AID, fields: { amount: '$6,000' } })
  expect([opening, ...openings].join(' ')).not.toContain('[amount]')
})

test('a builder gives its three tones, and without a choice the person has their own words', () => {
  const talk = talkOf(HEAT, { situation: null, builder: 'ask-change', to: 'landlord' })
  expect(talk.about).toBe(HEAT)
  expect(talk.openings).toHaveLength(2)
})
