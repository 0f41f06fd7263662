import { stripTypeScriptTypes } from 'node:module'
import { SCREEN_LANGUAGES } from '@understory/contract/screen-language'
import { expect, test } from 'vitest'
import { compileLanguage, compileMessages, type Messages } from './messages.ts'

const english: Messages = {
  formWords: {
    send: "Don't send `$` or \\\\",
    files: '{count, plural, =0 {No files} one {# file} other {# files}} in {folder}',
    owner: 'By {name}.',
    tips: ['Write.', 'Read.'],
  },
  plain: { formWords: { owner: 'Yours.' } },
}

/** The compiled groups of one language, as a page would import them. */
async function compiled(language: string, messages: Messages, group: string) {
  const faults: string[] = []
  const code = compileLanguage(language, messages, english, faults)[`${language}/${group}.ts`] ?? ''
  expect(faults).toEqual([])
  const script = stripTypeScriptTypes(code.replace(/^import .*$/m, 'const whole = (count) => String(count)'))
  return import(`data:text/javascript,${encodeURIComponent(script)}`)
}

const faultsOf = (messages: Messages): string[] => {
  const faults: string[] = []
  compileLanguage('es', messages, english, faults)
  return faults.map((fault) => fault.replace('apps/web/messages/es.json: ', ''))
}

test('all languages have the same keys and the same placeholders', () => {
  const faults: string[] = []
  const modules = Object.keys(compileMessages(faults))
  expect(faults).toEqual([])
  for (const language of SCREEN_LANGUAGES) expect(modules).toContain(`${language}/settings.ts`)
})

test('a message without placeholders is a string, with one a function, with several a function of names', async () => {
  const { formWords } = await compiled('en', english, 'form')
  expect(formWords.send).toBe("Don't send `$` or \\\\")
  expect(formWords.owner('Lena')).toBe('By Lena.')
  expect([0, 1, 7].map((count) => formWords.files({ count, folder: 'Mail' }))).toEqual([
    'No files in Mail',
    '1 file in Mail',
    '7 files in Mail',
  ])
  expect(formWords.tips).toEqual(['Write.', 'Read.'])
})

test('plural forms follow the language of the file', async () => {
  const files = '{count, plural, one {# plik} few {# pliki} other {# plików}} ({folder})'
  const { formWords } = await compiled(
    'pl',
    { ...english, formWords: { ...(english.formWords as Messages), files } },
    'form',
  )
  expect([1, 3, 5].map((count) => formWords.files({ count, folder: 'M' }))).toEqual([
    '1 plik (M)',
    '3 pliki (M)',
    '5 plików (M)',
  ])
})

test('plain wording is called like the wording that it replaces', async () => {
  const { plain } = await compiled('en', english, 'plain')
  expect(plain.formWords.owner('Lena')).toBe('Yours.')
})

test('a missing key, an unknown key, another placeholder and a broken message are told by path', () => {
  const { send = '', ...rest } = english.formWords as Messages
  expect(faultsOf({ ...english, formWords: rest })).toEqual(['formWords.send is missing'])
  expect(faultsOf({ ...english, formWords: { send, ...rest, sent: 'x' } })).toEqual([
    'formWords.sent stands for no English message',
  ])
  expect(faultsOf({ ...english, formWords: { send, ...rest, owner: 'De {nombre}.' } })[0]).toBe(
    'formWords.owner has other placeholders than in English',
  )
  expect(faultsOf({ ...english, formWords: { ...rest, send: 'x {' } })[0]).toMatch(/^formWords\.send: /)
  expect(faultsOf({ ...english, formWords: { ...rest, send: '{day, date}' } })[0]).toMatch(/of a kind/)
})
