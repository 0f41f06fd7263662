import { HELP_HEADER } from '@understory/contract/navigation'
import { expect, test } from 'vitest'
import { phraseBook } from '../../ai/translator.ts'
import { testApp } from '../../testing/app.ts'
import { helpLanguageOf } from './service.ts'

const LEAD = 'i want to kill myself tonight'
const MENTION = 'My husband slapped me once, and I want to write him a letter about the house.'
const play = { id: 'the-date-that-slips', isHard: false, isOver: false }

test('help stands beside the analysis of a text that speaks of danger, and beside no other', async () => {
  const { visitor } = await testApp()
  const analyze = async (text: string) => (await visitor().ask('POST', '/api/analyze/text', { text })).json()
  expect((await analyze(LEAD)).help).toMatchObject({ kind: 'help', level: 'lead' })
  expect(await analyze(MENTION)).toMatchObject({ help: { level: 'mention' }, summary: expect.any(String) })
  expect((await analyze('Thank you for waiting.')).help).toBeUndefined()
})

test('help comes with the branches that grow from a label of danger, in a header', async () => {
  const { app } = await testApp()
  const grow = (branch: string) => app.inject({ url: '/api/nav/sub-branches', query: { branch } })
  const response = await grow(LEAD)
  expect(response.json().length).toBeGreaterThan(1)
  expect(JSON.parse(decodeURIComponent(String(response.headers[HELP_HEADER])))).toMatchObject({ kind: 'help' })
  expect((await grow('Beekeeping')).headers[HELP_HEADER]).toBeUndefined()
})

test('a rehearsed line that leaves a doubt goes on, with a line of help beside it', async () => {
  const { visitor } = await testApp()
  const ask = async (line: string) =>
    (await visitor().ask('POST', '/api/rehearsals/play', { ...play, lines: [line] })).json()
  expect(await ask(LEAD)).toMatchObject({ hasEnded: true, help: 'Call 988 now.', helpPart: { level: 'lead' } })
  expect(await ask(MENTION)).toMatchObject({
    hasEnded: false,
    help: null,
    replies: [expect.any(String)],
    helpPart: { level: 'mention' },
  })
})

test('help comes with a comment or a task that speaks of danger, to whoever wrote it alone', async () => {
  const { visitor } = await testApp()
  const [owner, coach] = [visitor(), visitor()]
  const { share, secret } = (
    await owner.ask('POST', '/api/shares', { branches: ['word-counter'], access: 'coach' })
  ).json()
  await coach.ask('POST', `/api/shared/${share.id}/open`, { secret })
  for (const kind of ['comments', 'tasks']) {
    const left = await coach.ask('POST', `/api/shared/${share.id}/${kind}`, { author: 'Lena', text: LEAD })
    expect(left.json()).toMatchObject({ text: LEAD, help: { kind: 'help' } })
    const plain = await coach.ask('POST', `/api/shared/${share.id}/${kind}`, { author: 'Lena', text: 'Well said.' })
    expect(plain.json().help).toBeUndefined()
  }
  const { comments } = (await owner.ask('GET', `/api/shares/${share.id}/activity`)).json()
  expect(comments.map((comment: object) => 'help' in comment)).toEqual([false, false])
})

test('help comes with the translation of a text that speaks of danger', async () => {
  const translator = { ...phraseBook, translate: async () => ({ text: 'translated' }) }
  const { visitor } = await testApp({ translator })
  const ask = async (text: string) =>
    (await visitor().ask('POST', '/api/translate', { text, fromLanguage: 'en', toLanguage: 'fr' })).json()
  expect(await ask(LEAD)).toMatchObject({ translatedText: 'translated', help: { level: 'lead' } })
  expect((await ask('Good morning')).help).toBeUndefined()
})

test('the installation says whether the encoder is there, and health does not', async () => {
  const { app } = await testApp()
  expect((await app.inject('/api/health')).json()).toEqual({ status: 'ok' })
  expect((await app.inject('/api/installation')).json().encoder).toEqual({ name: 'none', state: 'missing' })
})

test.each([
  ['quiero morir', 'es'],
  ['Alguien podría salir herido', 'es'],
  ['mi marido me pega cuando bebe y tengo miedo de volver a casa', 'es'],
  ['I want to die', 'en'],
  ['Someone could get hurt', 'en'],
] as const)('help for "%s" speaks %s', (message, language) => {
  expect(helpLanguageOf(message)).toBe(language)
})
