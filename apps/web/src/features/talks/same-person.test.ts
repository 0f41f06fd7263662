import { expect, test } from 'vitest'
import { speaksOf, toYou } from './same-person.ts'

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
  ['anything', ''],
])('"%s" does not speak of %s', (text, who) => expect(speaksOf(text, who)).toBe(false))

test('my boss is your boss to whoever reads it', () => {
  expect(toYou('my boss', 'your')).toBe('your boss')
  expect(toYou('Dana', 'your')).toBe('Dana')
})
