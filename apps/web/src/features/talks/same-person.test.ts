import { expect, test } from 'vitest'
import { isOnePerson, speaksOf, talkHeard, toYou } from './same-person.ts'

test.each([
  ['My landlord wants to raise the rent', 'my landlord'],
  ['the nurse snapped at me again', 'my charge nurse at work'],
  ['my brother never calls', 'my brother Luis'],
  ['Luis never calls', 'my brother Luis'],
])('"%s" speaks of %s', (text, who) => expect(speaksOf(text, who)).toBe(true))

test.each([
  ['My manager talks over me', 'my charge nurse'],
  ['who is in charge of this?', 'my charge nurse'],
  ['the brotherhood', 'my brother'],
  ['someone from your climbing class', 'someone on your team'],
  ['The dog next door barks', 'The landlord'],
  ['Someone took my bike', 'Someone on my team'],
  ['anything', ''],
])('"%s" does not speak of %s', (text, who) => expect(speaksOf(text, who)).toBe(false))

test('my boss is your boss to whoever reads it', () => {
  expect(toYou('my boss', 'your')).toBe('your boss')
  expect(toYou('Dana', 'your')).toBe('Dana')
})

test.each([
  ['boss', true],
  ['partner', true],
  ['friend', false],
  ['family', false],
  ['sibling', false],
  [null, false],
])('whether one person alone is meant by %s: %s', (role, isOne) => expect(isOnePerson(role)).toBe(isOne))

test('a line that worked is found by the name, else by a role that one person fills', () => {
  const talks = [
    { who: 'Dana', to: 'boss', worked: 'Can we talk about Friday?' },
    { who: 'my landlord', to: 'landlord', worked: 'The heat has been out since Sunday.' },
    { who: 'Sam', to: 'friend', worked: 'I miss you.' },
    { who: 'my mom', to: 'mom', worked: '' },
  ]
  const found = (message: string, to: string | null) => talkHeard(talks, { message, hearer: '', to })?.who
  expect(found('The radiator is cold again and nobody comes', 'landlord')).toBe('my landlord')
  expect(found('They moved my shifts again', 'boss')).toBe('Dana')
  expect(found('Sam saw Dana', 'friend')).toBe('Dana')
  expect(found('Nobody calls me back', 'friend')).toBeUndefined()
  expect(found('She came by unannounced', 'mom')).toBeUndefined()
  expect(found('Hello', null)).toBeUndefined()
})
