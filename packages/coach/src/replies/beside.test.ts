import { describe, expect, test } from 'vitest'
import { line, needs } from '../content.ts'
import { besideOf } from './beside.ts'

const NEWS = { need: 'tell-news', answer: 'Say it first.' }
const introsOf = (matter: string, advice = NEWS) => besideOf(matter, advice).map(({ intro }) => intro)

describe('answers what a matter asks beside the words', () => {
  test.each([
    ['I give the toast on Saturday. How long should it be?', 'How long:'],
    ['I have to speak at his grave. How long, and what do I say?', 'How long:'],
    ['How many minutes is a eulogy supposed to take?', 'How long:'],
    ['Do I call her mother or send a text?', 'Call or write:'],
    ['Should I ask him in person or by email?', 'Call or write:'],
    ['What do I say to the class, and what should I leave out?', 'How much to tell:'],
    ['How much detail do I owe my boss?', 'How much to tell:'],
    ['Do I have to say why?', 'How much to tell:'],
    ['How do I get through it without choking up?', 'If you might cry:'],
    ["I can't read his name without crying.", 'If you might cry:'],
    ['How do I tell them so that nobody feels dumped and I don’t cry?', 'If you might cry:'],
  ])('%s', (matter, intro) => {
    expect(introsOf(matter)).toContain(intro)
  })
})

test.each([
  'How long have I got before the landlord can throw us out? He said a month.',
  'She took how long to answer me.',
  'He calls or texts me ten times a day and I want it to stop.',
  'What if she starts crying?',
  'How do I say it without my daughter breaking down?',
  "I'm afraid he'll fall apart when I tell him.",
  'How much does a lawyer cost?',
  'I have to tell my boss that I quit.',
])('adds nothing where none of it is asked: %s', (matter) => {
  expect(introsOf(matter)).toEqual([])
})

test('speaks of what the writer wants to do', () => {
  const asked = 'Do I call him or write an email?'
  const textFor = (need: string, matter = asked) => besideOf(matter, { ...NEWS, need })[0]?.text
  expect(textFor('apologize')).toBe(needs.get('apologize')?.medium)
  expect(textFor('ask')).toBe(needs.get('ask')?.medium)
  expect(textFor('deliver', 'How do I do it without crying?')).toBe(line('tears-speech'))
  expect(textFor('tell-news', 'How do I do it without crying?')).toBe(line('tears'))
})

test.each([
  ['How long should it be?', 'One signed page is enough.'],
  ['Do I call or text?', 'Call her tonight.'],
  ['What do I leave out?', 'Leave out the money.'],
  ['How do I get through it without crying?', 'If you cry, stop and breathe.'],
])('adds nothing that the advice itself tells: %s', (matter, answer) => {
  expect(introsOf(matter, { ...NEWS, answer })).toEqual([])
})
