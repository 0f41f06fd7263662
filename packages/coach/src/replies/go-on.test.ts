import type { Chosen } from '@understory/contract/coaching'
import { expect, test } from 'vitest'
import { content } from '../content.ts'
import {
  answered,
  BUILT,
  CHOSEN,
  MATTER,
  phraseIn,
  reply,
  SOURCES,
  said,
  spoken,
  TWO_MATTERS,
  talk,
} from '../test-coach.ts'
import type { CoachReply } from '../types.ts'

const other = content.cases.find(({ id, need }) => id !== spoken.id && need === 'ask')?.id ?? ''

test.each([
  'what if they say no',
  'shorter',
  'as a text',
  'another way',
  'I want to practice it.',
  'He said so on Friday',
  "that's not it",
  'no, that is not what I meant',
  'something else',
])('another case, need or builder that is pressed on "%s" answers the matter anew', (asked) => {
  for (const before of SOURCES) {
    const turns = [said(MATTER), answered(reply([said(MATTER)], { chosen: before })), said(asked)]
    const pressed = (chosen: Chosen) => {
      const answer = reply(turns, { chosen })
      const { caseId, builderId, need } = answer.state.matter ?? {}
      return { caseId, builderId, need, phrase: phraseIn(answer) }
    }
    const { phrase } = pressed({ situation: other })
    expect(phrase).toBe(phraseIn(reply([said(MATTER)], { chosen: { situation: other } })))
    expect(pressed({ situation: null, need: 'comfort' })).toMatchObject({ caseId: null, need: 'comfort' })
    expect(pressed({ situation: null, builder: 'invite' })).toMatchObject({ builderId: 'invite' })
  }
})

test('what stands set already leaves a follow-up as it is, and a typed field too', () => {
  const borrowed = { situation: null, need: 'write' }
  for (const chosen of [...SOURCES, borrowed]) {
    const turns = [said(MATTER), answered(reply([said(MATTER)], { chosen })), said('what if they get angry')]
    const angry = reply(turns)
    const again = reply(turns, { chosen: { ...angry.coaching.chosen, fields: { 'some blank': 'x' } } })
    expect([again.state.variant, phraseIn(again)]).toEqual([angry.state.variant, phraseIn(angry)])
  }
})

test('chips for medium and tone stand only where they change the words', () => {
  const forms = ({ coaching }: CoachReply) =>
    coaching.chips.map(({ kind }) => kind).filter((kind) => /how|tone/.test(kind))
  const [first, ...others] = talk(MATTER, CHOSEN, 'shorter', 'as a text', 'what if they get angry')
  expect(forms(first)).toContain('how')
  expect(others.map(forms)).toEqual([[], [], []])
  expect(talk(MATTER, BUILT, 'shorter', 'as a text').map(forms)).toEqual([['how', 'tone'], [], ['how', 'tone']])
})

test('a case pressed on a picked title, or after going back, is answered', () => {
  const offered = [said(MATTER), answered(reply([said(MATTER)])), said('2')]
  expect(reply(offered, { chosen: { situation: other } }).state.matter?.caseId).toBe(other)
  expect(reply(offered, { chosen: { situation: null } }).state.matter?.caseId).toBeNull()
  const back = [
    said(TWO_MATTERS),
    answered(reply([said(TWO_MATTERS)], { chosen: CHOSEN })),
    said('Now the other thing.'),
  ]
  expect(reply(back).coaching.chosen).toEqual({})
  expect(reply(back, { chosen: { situation: other } }).state.matter?.caseId).toBe(other)
})

test('a reply says whether its message goes on with an earlier one', () => {
  const replies = talk(MATTER, CHOSEN, 'shorter', 'what if she says no', 'Thanks!')
  expect(replies.map(({ coaching }) => coaching.goesOn)).toEqual([undefined, true, true, true])
  const picked = reply([said(MATTER), answered(reply([said(MATTER)])), said('1')])
  expect(picked.coaching.goesOn).toBe(true)
})
