import { expect, test } from 'vitest'
import { withoutOldAge } from './old-age.ts'
import { readDanger } from './safety.ts'

const levelOf = (content: string) => readDanger([{ role: 'user', content }], new Map()).level

test.each([
  "My dad shouldn't be driving at night anymore.",
  "my mom is 80 and shouldn't be living alone anymore",
  "Grandpa fell, and he can't live by himself anymore",
])('reads no danger in old age: %s', (text) => {
  expect(withoutOldAge(text)).toContain('is old')
  expect(levelOf(text)).toBe('none')
})

test.each([
  "I shouldn't be living anymore",
  "my mom says she shouldn't be living anymore",
  "my dad says he can't live alone anymore and he wants to die",
  "he shouldn't be driving, he's drunk and took the kids",
])('leaves everything else as it is: %s', (text) => expect(withoutOldAge(text)).toBe(text))
