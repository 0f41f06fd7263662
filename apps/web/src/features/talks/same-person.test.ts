import { expect, test } from 'vitest'
import { isOnePerson, speaksOf, talkHeard, toYou } from './same-person.ts'

test.each<[string, string, boolean]>([
  ['My landlord wants to raise the rent', 'my landlord', true],
  ['the nurse snapped at me again', 'my charge nurse at work', true],
  ['my brother never calls', 'my brother Luis', true],
  ['Luis never calls', 'my brother Luis', true],
  ['My manager talks over me', 'my charge nurse', false],
  ['who is in charge of this?', 'my charge nurse', false],
  ['the brotherhood', 'my brother', false],
  ['someone from your climbing class', 'someone on your team', false],
  ['The dog next door barks', 'The landlord', false],
  ['Someone took my bike', 'Someone on my team', false],
  ['anything', '', false],
])('whether "%s" speaks of "%s": %s', (text, who, isSo) => expect(speaksOf(text, who)).toBe(isSo))

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
