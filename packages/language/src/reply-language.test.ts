import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { languageOfReply } from './reply-language.ts'

const CASES: {
  replies: [string, string][]
  none: [string, string][]
} = parse(readFileSync(join(import.meta.dirname, 'reply-language.cases.yaml'), 'utf8'))

test.each(CASES.replies)('an answer in %s is known', (language, text) => {
  expect(languageOfReply(text)).toBe(language)
})

test.each(CASES.none)('nothing is claimed of %s', (_name, text) => {
  expect(languageOfReply(text)).toBeUndefined()
})

test('an answer whose paragraphs are in two languages is in neither', () => {
  const text =
    'Gracias por escribirlo. Puedes llamar ahora y hablar con alguien.\n\nI am glad you wrote it. You can call now and talk with somebody.'
  expect(languageOfReply(text)).toBeUndefined()
})
