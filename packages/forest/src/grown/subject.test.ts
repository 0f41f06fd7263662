import { expect, test } from 'vitest'
import { cleanLabel } from './label.ts'
import { inFirstPerson, subjectOf } from './subject.ts'

const read = (label: string, rationale?: string) => {
  const { kind, phrase } = subjectOf(label, rationale)
  return `${kind}: ${phrase}`
}

test('the noun at the head decides the kind, and a singular one gets what belongs before it', () => {
  expect(read('Teenagers')).toBe('people: teenagers')
  expect(read('boss')).toBe('people: your boss')
  expect(read('Nurse')).toBe('people: a nurse')
  expect(read('My mother-in-law')).toBe('people: your mother-in-law')
  expect(read('Job interview')).toBe('occasion: a job interview')
  expect(read('Performance Reviews')).toBe('occasion: performance reviews')
  expect(read('Email')).toBe('writing: an email')
  expect(read('Letters to my dad')).toBe('writing: letters to your dad')
  expect(read('Divorce')).toBe('hardship: divorce')
  expect(read('Parents of teenagers')).toBe('people: parents of teenagers')
  expect(read('Beekeeping')).toBe('topic: beekeeping')
})

test('words that only say that somebody talks are dropped', () => {
  expect(read('How to talk to my teenage son')).toBe('people: your teenage son')
  expect(read('Difficult conversations with family')).toBe('people: your family')
  expect(read('Speaking with Ms. Ito')).toBe('people: ms. ito')
  expect(read('Dealing with rejection')).toBe('hardship: rejection')
  expect(read('Talking about money')).toBe('hardship: money')
  expect(read('Healthcare communication')).toBe('topic: healthcare')
  expect(read('Clear communication')).toBe('topic: clear communication')
})

test('verb phrases are skills, how to gets its ending, and what is endured is no skill', () => {
  expect(read('Saying no')).toBe('skill: saying no')
  expect(read('How to make an apology')).toBe('skill: making an apology')
  expect(read('How to set limits')).toBe('skill: setting limits')
  expect(read('Losing a parent')).toBe('hardship: losing a parent')
  expect(read('Wedding toasts')).toBe('occasion: wedding toasts')
  expect(read('Evening classes')).not.toContain('skill')
})

test('acronyms, known names and inner capitals keep their capitals', () => {
  expect(read('HR')).toBe('topic: HR')
  expect(read('Speaking English')).toBe('skill: speaking English')
  expect(read('iPhone photography')).toBe('topic: iPhone photography')
  expect(read('FAMILY DINNERS')).toBe('occasion: family dinners')
})

test('what a talk is about stands apart from whom it is with', () => {
  expect(subjectOf('Talking to Grandma about moving')).toMatchObject({ phrase: 'your grandma', about: 'moving' })
  expect(subjectOf('Bedtime', 'our youngest daughter resists')).toMatchObject({
    phrase: 'your youngest daughter',
    about: 'bedtime',
  })
})

test('a rationale names somebody only where they are the one it is about', () => {
  expect(read('Bedtime', 'It is my way of calming down')).toBe('topic: bedtime')
  expect(read('Bedtime', 'my talk with my son went badly')).toBe('people: your son')
  expect(read('Bedtime', 'My new roommate is loud')).toBe('people: your new roommate')
})

test('in the first person your is my', () => {
  expect(inFirstPerson(subjectOf('My boss')).phrase).toBe('my boss')
  expect(inFirstPerson(subjectOf('Saying no to myself')).phrase).toBe('saying no to myself')
})

test('a label is cut after a word, and a single long word where it must', () => {
  expect(cleanLabel('one two three '.repeat(10))).toBe('one two three one two three one two three one two three one')
  expect(cleanLabel('x'.repeat(99))).toHaveLength(60)
  expect(cleanLabel('👩‍👩‍👧')).toBe('👩‍👩‍👧')
  expect(cleanLabel(' \u0007a\u202Eb\n')).toBe('a b')
})

test('planning, clubs, bonds and labels without a word are taken for what they are', () => {
  expect(read('Wedding planning')).toBe('skill: wedding planning')
  expect(read('Apartment hunting')).toBe('skill: apartment hunting')
  expect(read('Being a better husband')).toBe('skill: being a better husband')
  expect(read('Volunteer Firefighters')).toBe('people: volunteer firefighters')
  expect(read('Chess club')).toBe('people: a chess club')
  expect(read('Long distance relationship')).toBe('hardship: long distance relationship')
  for (const label of ['x', '12345', '🌲', '  ', '?!']) expect(read(label)).toBe('topic: something new')
  expect(read('木')).toBe('topic: 木')
})
