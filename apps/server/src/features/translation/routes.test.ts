import { createServer } from 'node:http'
import { LANGUAGE_CODES } from '@understory/contract/languages'
import { LANGUAGES } from '@understory/forest/phrases/languages'
import { expect, onTestFinished, test } from 'vitest'
import type { CompletionRequest } from '../../ai/chat-model.ts'
import { libreTranslator, modelTranslator } from '../../ai/translator.ts'
import { echo, type TestVisitor, testApp } from '../../testing/app.ts'
import { listenHere } from '../../testing/listen.ts'
import { rowsIn } from '../../testing/stores.ts'

const translate = (person: TestVisitor, text: string, more: Record<string, unknown> = {}) =>
  person.ask('POST', '/api/translate', { text, fromLanguage: 'en', toLanguage: 'es', ...more })
const answerOf = async (...asked: Parameters<typeof translate>) => (await translate(...asked)).json()

async function endpoint(answer: Parameters<typeof createServer>[1]): Promise<URL> {
  const server = createServer(answer)
  onTestFinished(() => void server.close())
  return new URL(`http://127.0.0.1:${await listenHere(server)}`)
}

test('MULTI-01 has the same twelve languages in contract and catalogue', () => {
  expect(LANGUAGES.map(({ code }) => code)).toEqual([...LANGUAGE_CODES])
})

test("MULTI-03 answers known and similar phrases without a model, or says it can't", async () => {
  const { person, store, log } = await testApp()
  const translator = 'phrase-book'
  expect(await answerOf(person, 'Thank you.')).toEqual({ translatedText: 'Gracias.', translator })
  expect(await answerOf(person, 'Thank you for you patiense', { toLanguage: 'de' })).toEqual({
    translatedText: 'Danke für Ihre Geduld.',
    translator,
    phrase: 'Thank you for your patience.',
  })
  const none = await answerOf(person, 'The heron waited by the weir')
  expect(none).toMatchObject({ statusCode: 422, code: 'no-translation' })
  expect(log.join('')).not.toContain('heron')
  expect(await rowsIn(store, 'owners')).toEqual([])
})

test('MULTI-03 rejects blank text, unknown languages and overlong text', async () => {
  const { person } = await testApp()
  for (const wrong of [{ text: ' ' }, { text: 'x'.repeat(5001) }, { toLanguage: 'xx' }, { fromLanguage: 7 }])
    expect(await answerOf(person, 'Hi', wrong)).toMatchObject({ statusCode: 400, code: 'invalid-request' })
  expect((await person.ask('POST', '/api/translate', {})).statusCode).toBe(400)
})

test('MULTI-03 tells a language model that the text is data, and drops one that has stopped', async () => {
  let heard = ''
  let isThere = true
  const complete = async ({ instruction, text }: CompletionRequest) => {
    heard = instruction
    return ` ${text} auf Deutsch `
  }
  const chatModel = {
    ...echo,
    get complete() {
      return isThere ? complete : null
    },
  }
  const { person } = await testApp({ chatModel, translator: modelTranslator(chatModel) })
  const answer = () => answerOf(person, 'Thank you.', { toLanguage: 'de' })
  expect(await answer()).toEqual({ translatedText: 'Thank you. auf Deutsch', translator: 'service' })
  expect(heard).toContain('from English into German')
  isThere = false
  expect(await answer()).toMatchObject({ translatedText: 'Danke.', translator: 'phrase-book' })
})

test('MULTI-03 calls LibreTranslate; failures are told without its words, or left to the browser', async () => {
  const asked: string[] = []
  let status = 200
  let answer = '{"translatedText":"La garza"}'
  const url = await endpoint(async (request, response) => {
    for await (const chunk of request) asked.push(String(chunk))
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
  })
  const { person, log } = await testApp({ translator: libreTranslator(url) })
  for (const browserTranslates of [false, true])
    expect(await answerOf(person, 'The heron', { browserTranslates })).toEqual({
      translatedText: 'La garza',
      translator: 'service',
    })
  expect(JSON.parse(asked[0] ?? '')).toEqual({ q: 'The heron', source: 'en', target: 'es', format: 'text' })
  for (const [code, body] of [
    [500, 'secret upstream words'],
    [200, 'no json'],
    [200, '{}'],
    [302, ''],
  ] as const) {
    ;[status, answer] = [code, body]
    const failed = await translate(person, 'The heron')
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'translation-unavailable'])
    expect(failed.body + log.join('')).not.toContain('secret upstream')
    const left = await answerOf(person, 'The heron', { browserTranslates: true })
    expect(left).toEqual({ translatedText: '', translator: 'browser' })
  }
})

test('MULTI-03 says where texts are sent; local endpoints keep them', () => {
  expect(libreTranslator(new URL('https://translate.example')).leaves).toContain('translate.example')
  expect(libreTranslator(new URL('http://localhost:5000')).leaves).toBeNull()
})

test('MULTI-03 returns the requested form, and lists the available ones', async () => {
  const { person } = await testApp()
  const answer = (more: Record<string, unknown>) => answerOf(person, 'I am tired.', more)
  expect(await answer({})).toEqual({
    translatedText: 'Estoy cansado.',
    translator: 'phrase-book',
    forms: { speaker: 'masculine' },
  })
  const forms = { speaker: 'feminine' }
  expect(await answer({ forms })).toMatchObject({ translatedText: 'Estoy cansada.', forms })
  for (const wrong of [{ speaker: 'neither' }, { stranger: 'feminine' }])
    expect(await answer({ forms: wrong })).toMatchObject({ code: 'invalid-request' })
})

test('MULTI-03 leaves a pair to the browser without a service, after crisis detection', async () => {
  const { person, store, log } = await testApp()
  const own = (text: string) => answerOf(person, text, { browserTranslates: true })
  expect(await own('The heron waited by the weir')).toEqual({ translatedText: '', translator: 'browser' })
  const help = { kind: 'help', level: 'lead' }
  expect(await own('I want to kill myself tonight')).toMatchObject({ translator: 'browser', help })
  expect(log.join('')).not.toMatch(/heron|kill/)
  expect(await rowsIn(store, 'owners')).toEqual([])
})
