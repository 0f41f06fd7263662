import { describe, expect, test } from 'vitest'
import { type Case, content, line, needs } from '../content.ts'
import { reply, said, talk } from '../test-coach.ts'
import type { CoachTurn } from '../types.ts'
import { generalAnswers } from './general-answers.ts'

const SPEECH = { need: 'deliver', answer: 'Say it first.' }
const NEWS = { ...SPEECH, need: 'tell-news' }
const introsOf = (matter: string, advice = SPEECH) => generalAnswers(matter, advice).map(({ intro }) => intro)

const ASKED = {
  'How long:': [
    'I give the toast on Saturday. How long should it be?',
    'how long should my toast be',
    'I have to speak at his grave. How long, and what do I say?',
    'How long should I talk for?',
    'how long is a best man speech',
    'How many minutes should a eulogy take?',
  ],
  'Call or write:': [
    'Do I call her mother or send a text?',
    'should i call or text',
    'Should I ask him in person or by email?',
    'How do I ask for a raise, by email or in person?',
    'Is a text okay or is that cold?',
    'Can I do this by text?',
    'Do I tell them face-to-face or over text?',
  ],
  'How much to tell:': [
    'What do I say to the class, and what should I leave out?',
    'How much detail do I owe my boss?',
    "I don't know how much I should tell her.",
    'How much do I need to tell my boss?',
    'Do I have to say why?',
    'Do I have to give her a reason?',
  ],
  'If you might cry:': [
    'How do I get through it without choking up?',
    "I can't read his name without crying.",
    'How do I tell them so that nobody feels dumped and I don’t cry?',
    'how do i do this so i dont cry',
    'I keep crying when I practice it.',
    'How do I hold it together at the service?',
    'How do I get through the whole thing dry-eyed?',
  ],
}

describe.each(Object.entries(ASKED))('%s', (intro, matters) => {
  test.each(matters)('answers: %s', (matter) => {
    expect(introsOf(matter)).toEqual([intro])
  })
})

test.each([
  'How long should I wait before I call her?',
  'How long should my son be grounded?',
  "I don't know how long, but he's been drinking again.",
  'How many minutes late can a student be before I mark it?',
  'How long have I got before the landlord can throw us out?',
  'He calls or texts me ten times a day and I want it to stop.',
  'How do I tell my boss not to call or text me after hours?',
  'Did she get my text or my email?',
  'How do I answer a rude text or email?',
  'How much of a raise should I ask for?',
  'How much should I put in the card?',
  'How much can I share the rent with?',
  'What if she starts crying?',
  'How do I say it without my daughter breaking down?',
  'How do I deal with a crying student?',
  "I don't want to make my friend cry.",
  "I'm sorry I made you cry.",
  'If I tear up the contract, what then?',
  "I'm gonna lose it on my roommate.",
  'Do I call poison control or text the doctor?',
  'Should I call the cops or write to him?',
  "I'm stuck with a car that keeps breaking down.",
  'I have to tell my boss that I quit.',
])('adds nothing where none of it is asked: %s', (matter) => {
  expect(introsOf(matter)).toEqual([])
})

test('speaks of what the writer wants to do', () => {
  const textFor = (need: string, matter = 'Do I call him or write an email?') =>
    generalAnswers(matter, { ...NEWS, need })[0]?.text
  expect(textFor('apologize')).toBe(needs.get('apologize')?.medium)
  expect(textFor('ask')).toBe(needs.get('ask')?.medium)
  const tears = 'How do I do it without crying?'
  expect([textFor('deliver', tears), textFor('tell-news', tears), textFor('write', tears)]).toEqual([
    line('tears-speech'),
    line('tears'),
    undefined,
  ])
})

test('sends nobody to an ex or a stranger, and has nobody hold back from a doctor', () => {
  const answersTo = (to: string, matter: string) => generalAnswers(matter, { ...SPEECH, to })
  expect(answersTo('ex', 'Do I call or text?')).toEqual([])
  expect(answersTo('boss', 'Do I call or text?')).toHaveLength(1)
  expect(answersTo('doctor', 'How much detail do I give?')).toEqual([])
  expect(answersTo('boss', 'How much detail do I give?')).toHaveLength(1)
})

test('tells nobody who has to call for help whether to write', () => {
  expect(introsOf('Do I call 911 or text the neighbor first?', NEWS)).toEqual([])
  expect(introsOf('Do I call or text the neighbor first?', NEWS)).toEqual(['Call or write:'])
})

test('tells a length only for what is spoken to a group or written', () => {
  expect(introsOf('How long should it be?', NEWS)).toEqual([])
})

test.each([
  ['How long should it be?', 'One signed page is enough.', []],
  ['How long should it be?', 'Let {them} be jealous, and use your own words.', ['How long:']],
  ['Do I call or text?', 'Ask right away and in writing.', []],
  ['Do I call or text?', 'Say that you called the school.', ['Call or write:']],
  ['What do I leave out?', 'Leave out the money.', []],
  ['How do I get through it without crying?', 'If your voice goes, stop and breathe.', []],
  ['How do I get through it without crying?', 'If {they} {cry}, wait.', ['If you might cry:']],
])('adds only what the advice does not tell: %s %s', (matter, answer, intros) => {
  expect(introsOf(matter, { ...SPEECH, answer })).toEqual(intros)
})

describe('in a reply', () => {
  const TEARS = `${line('asked-tears')} ${line('tears')}`
  const ASKS = 'How do I say it without crying?'
  const [one, two] = content.cases.filter(({ answer, need }) => need === 'tell-news' && !/cry|tears|voice/.test(answer))
  const asking = ({ ways }: Case) => `${ways[0]} ${ASKS}`

  test('it comes with the case, not again with each fact, and again with another matter', () => {
    if (!one || !two) throw new Error('the content has no such cases')
    const [first, more] = talk(asking(one), { situation: one.id }, 'Her name is Ana.')
    expect(first?.text).toContain(TEARS)
    expect(more?.text).not.toContain(TEARS)
    const before: CoachTurn[] = [
      said(one.title),
      { role: 'assistant', content: '', state: reply([said(one.title)]).state },
    ]
    const another = reply([...before, said(asking(two))], { chosen: { situation: two.id } })
    expect(another.text).toContain(TEARS)
  })

  test('nothing of it comes where somebody is feared', () => {
    if (!one) throw new Error('the content has no such case')
    const answer = reply([said(asking(one))], { chosen: { situation: one.id }, isFeared: true })
    expect(answer.text).not.toContain(TEARS)
  })
})

test('a message that asks by which medium sets none', () => {
  expect(
    reply([said('I have to tell my boss that I quit. Do I call him or write an email?')]).state.matter?.how,
  ).not.toBe('mail')
})

test('a long message without a stop is read in its beginning only', () => {
  expect(introsOf(`${'call or '.repeat(3_000)} how long should it be?`)).toEqual([])
})
