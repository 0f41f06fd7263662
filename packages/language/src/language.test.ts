import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { isGibberish } from './gibberish.ts'
import { languageOf } from './language.ts'

const CASES: {
  messages: [string, string][]
  short: [string, string][]
  english: string[]
} = parse(readFileSync(join(import.meta.dirname, 'language.cases.yaml'), 'utf8'))

const english = CASES.english.map((text) => ['en', text] as const)

test.each([...CASES.messages, ...CASES.short, ...english])('the language is known to be %s: %s', (language, text) => {
  expect(languageOf(text)).toBe(language)
})

const known = (word: string) => ['hello', 'boss', 'dishes'].includes(word)

test.each(['asdf', 'asdfghjkl qwerty', 'sdkfjhskdjfh', 'hjkl hjkl', 'zxcvb nmqwe'])('"%s" is gibberish', (text) => {
  expect(isGibberish(text, known)).toBe(true)
})

test.each(['hmm', 'cockatiel', 'brb', 'dishes', 'my boss asdf', 'kubernetes', 'ok', '12', ''])(
  '"%s" is no gibberish',
  (text) => {
    expect(isGibberish(text, known)).toBe(false)
  },
)
