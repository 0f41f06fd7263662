import { createServer } from 'node:http'
import { LANGUAGE_CODES } from '@understory/contract/languages'
import { LANGUAGES } from '@understory/forest/phrases/languages'
import { expect, onTestFinished, test } from 'vitest'
import type { ChatModel } from '../../ai/chat-model.ts'
import { libreTranslator, modelTranslator } from '../../ai/translator.ts'
import { echo, testApp } from '../../testing/app.ts'
import { listenHere } from '../../testing/listen.ts'
import { rowsIn } from '../../testing/stores.ts'

const ask = (text: string, more: Record<string, unknown> = {}) => ({
  text,
  fromLanguage: 'en',
  toLanguage: 'es',
  ...more,
})

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
  const exact = await person.ask('POST', '/api/translate', ask('Thank you.'))
  expect(exact.json()).toEqual({ translatedText: 'Gracias.', translator: 'phrase-book' })
  const near = await person.ask('POST', '/api/translate', ask('Thank you for you patiense', { toLanguage: 'de' }))
  expect(near.json()).toEqual({
    translatedText: 'Danke für Ihre Geduld.',
    translator: 'phrase-book',
    phrase: 'Thank you for your patience.',
  })
  const none = await person.ask('POST', '/api/translate', ask('The heron waited by the weir'))
  expect([none.statusCode, none.json().code]).toEqual([422, 'no-translation'])
  expect(log.join('')).not.toContain('heron')
  expect(await rowsIn(store, 'owners')).toEqual([])
})

test('MULTI-03 rejects blank text, unknown languages and overlong text', async () => {
  const { visitor } = await testApp()
  for (const body of [
    ask(' '),
    ask('Hi', { toLanguage: 'xx' }),
    ask('x'.repeat(5001)),
    ask('Hi', { fromLanguage: 7 }),
    {},
  ]) {
    const response = await visitor().ask('POST', '/api/translate', body)
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid-request'])
  }
})

test('MULTI-03 translates with a language model, told that the text is data', async () => {
  let heard = ''
  const chatModel = {
    ...echo,
    complete: async ({ instruction, text }: { instruction: string; text: string }) => {
      heard = instruction
      return ` ${text} auf Deutsch `
    },
  }
  const { visitor } = await testApp({ chatModel, translator: modelTranslator(chatModel) })
  const reply = await visitor().ask('POST', '/api/translate', ask('The heron', { toLanguage: 'de' }))
  expect(reply.json()).toEqual({ translatedText: 'The heron auf Deutsch', translator: 'service' })
  expect(heard).toContain('from English into German')
})

test('MULTI-03 calls LibreTranslate, and reports failures without its messages', async () => {
  const asked: string[] = []
  let status = 200
  let answer = '{"translatedText":"La garza"}'
  const url = await endpoint(async (request, response) => {
    for await (const chunk of request) asked.push(String(chunk))
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
  })
  const { person, log } = await testApp({ translator: libreTranslator(url) })
  expect((await person.ask('POST', '/api/translate', ask('The heron'))).json()).toEqual({
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
    const failed = await person.ask('POST', '/api/translate', ask('The heron'))
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'translation-unavailable'])
    expect(failed.body + log.join('')).not.toContain('secret upstream')
  }
})

test('MULTI-03 says where texts are sent; local endpoints keep them', () => {
  expect(libreTranslator(new URL('https://translate.example')).leaves).toContain('translate.example')
  expect(libreTranslator(new URL('http://localhost:5000')).leaves).toBeNull()
})

test('MULTI-03 returns the requested form, and lists the available ones', async () => {
  const { person } = await testApp()
  const answer = async (more: Record<string, unknown>) =>
    (await person.ask('POST', '/api/translate', ask('I am tired.', more))).json()
  expect(await answer({})).toEqual({
    translatedText: 'Estoy cansado.',
    translator: 'phrase-book',
    forms: { speaker: 'masculine' },
  })
  expect(await answer({ forms: { speaker: 'feminine' } })).toMatchObject({
    translatedText: 'Estoy cansada.',
    forms: { speaker: 'feminine' },
  })
  expect(await answer({ forms: { speaker: 'neither' } })).toMatchObject({ code: 'invalid-request' })
  expect(await answer({ forms: { stranger: 'feminine' } })).toMatchObject({ code: 'invalid-request' })
})

test('MULTI-03 leaves a pair to the browser without a service, after crisis detection', async () => {
  const { person, store, log } = await testApp()
  const own = (text: string) => person.ask('POST', '/api/translate', ask(text, { browserTranslates: true }))
  expect((await own('The heron waited by the weir')).json()).toEqual({ translatedText: '', translator: 'browser' })
  expect((await own('I want to kill myself tonight')).json()).toMatchObject({
    translator: 'browser',
    help: { kind: 'help', level: 'lead' },
  })
  expect(log.join('')).not.toMatch(/heron|kill/)
  expect(await rowsIn(store, 'owners')).toEqual([])
})

test('MULTI-03 prefers a service to the browser, which is the fallback', async () => {
  let status = 200
  const url = await endpoint((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"translatedText":"La garza"}')
  })
  const { person } = await testApp({ translator: libreTranslator(url) })
  const own = async () =>
    (await person.ask('POST', '/api/translate', ask('The heron', { browserTranslates: true }))).json()
  expect(await own()).toEqual({ translatedText: 'La garza', translator: 'service' })
  status = 503
  expect(await own()).toEqual({ translatedText: '', translator: 'browser' })
})

test('MULTI-03 drops a local model that has stopped', async () => {
  let complete: ChatModel['complete'] = async () => 'De um modelo'
  const chatModel = {
    ...echo,
    get complete() {
      return complete
    },
  }
  const { person } = await testApp({ chatModel, translator: modelTranslator(chatModel) })
  const answer = async () =>
    (await person.ask('POST', '/api/translate', ask('Thank you.', { toLanguage: 'pt' }))).json()
  expect(await answer()).toEqual({ translatedText: 'De um modelo', translator: 'service' })
  complete = null
  expect(await answer()).toEqual({
    translatedText: 'Obrigado.',
    translator: 'phrase-book',
    forms: { speaker: 'masculine' },
  })
})
