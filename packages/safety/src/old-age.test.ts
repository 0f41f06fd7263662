import { expect, test } from 'vitest'
import { withoutOldAge } from './old-age.ts'
import { readDanger, textsToEncode } from './safety.ts'

const levelOf = (content: string) => readDanger([{ role: 'user', content }], new Map()).level

test.each([
  "My dad shouldn't be driving at night anymore.",
  "My dad is eighty-three and shouldn't be driving at night anymore.",
  "my mom is 80 and shouldn't be living alone anymore",
  "She fell. My grandma can't live by herself anymore! What now?",
])('reads no danger in old age: %s', (text) => {
  expect(withoutOldAge(text)).toContain('is old')
  expect(levelOf(text)).toBe('none')
})

test('encodes what is read, whatever the apostrophe', () => {
  for (const apostrophe of ["'", '’'])
    expect(textsToEncode(`My mom shouldn${apostrophe}t be living alone anymore.`)).toEqual(['My mom is old.'])
})

test.each([
  "I shouldn't be living anymore",
  "my mom shouldn't be living anymore",
  "my mom says she shouldn't be living alone anymore",
  "my dad can't live alone anymore and he wants to die",
  'my dad can’t live alone anymore, he is tired of everything and has made his will',
  "my dad shouldn't be driving, he's drunk and took the kids",
  "My grandmother can't live alone and my uncle leaves her in her own mess with no food",
  "our mom shouldn't be living alone, my brother empties her account and won't feed her",
  "my mother in law can't live alone, her son takes her money and screams at her",
  "She can't be left alone with him.",
  "they can't stay alone with my uncle",
  "she is 5 and she can't be left alone but my sister leaves her all weekend",
  "my wife shouldn't be left alone with the baby, she shook her yesterday",
  "My mother can't drive and my father keeps her inside and takes her phone",
  "my husband shouldn't be driving, he's wasted and has our daughter with him",
  "My dad can't live alone anymore. He is tired of everything and has made his will.",
  "My grandma can't live alone anymore. My uncle leaves her with no food.",
  "My dad shouldn't be living alone with my daughter.",
  "my daughter can't live alone with my dad",
])('leaves everything else as it is: %s', (text) => expect(withoutOldAge(text)).toBe(text))
