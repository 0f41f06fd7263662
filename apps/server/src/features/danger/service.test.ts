import { HELP_HEADER } from '@understory/contract/navigation'
import { expect, test } from 'vitest'
import { phraseBook } from '../../ai/translator.ts'
import { testApp } from '../../testing/app.ts'
import { makeShare, openShare } from '../../testing/share.ts'
import { helpLanguageOf } from './service.ts'

const LEAD = 'i want to kill myself tonight'
const MENTION = 'My husband slapped me once, and I want to write him a letter about the house.'
const play = { id: 'the-date-that-slips', isHard: false, isOver: false }

test('adds help to the analysis or translation of a text about danger only', async () => {
  const { visitor } = await testApp({ translator: { ...phraseBook, translate: async () => ({ text: 'translated' }) } })
  const ask = async (path: string, body: object) => (await visitor().ask('POST', path, body)).json()
  const analyze = (text: string) => ask('/api/analyze/text', { text })
  const translate = (text: string) => ask('/api/translate', { text, fromLanguage: 'en', toLanguage: 'fr' })
  for (const read of [analyze, translate]) {
    expect((await read(LEAD)).help).toMatchObject({ kind: 'help', level: 'lead' })
    expect((await read('Thank you for waiting.')).help).toBeUndefined()
  }
  expect(await analyze(MENTION)).toMatchObject({ help: { level: 'mention' }, summary: expect.any(String) })
  expect((await translate(LEAD)).translatedText).toBe('translated')
})

test('adds help to sub-branches of a label about danger, in a header', async () => {
  const { app } = await testApp()
  const grow = (branch: string) => app.inject({ url: '/api/nav/sub-branches', query: { branch } })
  const response = await grow(LEAD)
  expect(response.json().length).toBeGreaterThan(1)
  expect(JSON.parse(decodeURIComponent(String(response.headers[HELP_HEADER])))).toMatchObject({ kind: 'help' })
  expect((await grow('Beekeeping')).headers[HELP_HEADER]).toBeUndefined()
})

test('ends a rehearsal with help after a grave line, and puts a notice beside a doubtful one', async () => {
  const { visitor } = await testApp()
  const ask = async (line: string) =>
    (await visitor().ask('POST', '/api/rehearsals/play', { ...play, lines: [line] })).json()
  const ended = { hasEnded: true, replies: [], help: 'Call 988 now.', helpPart: { level: 'lead' } }
  expect(await ask(LEAD)).toMatchObject(ended)
  const goesOn = { hasEnded: false, replies: [expect.any(String)], help: null, helpPart: { level: 'mention' } }
  expect(await ask(MENTION)).toMatchObject(goesOn)
})

test('shows help for a comment or task about danger to its author only', async () => {
  const { visitor } = await testApp()
  const [owner, coach] = [visitor(), visitor()]
  const share = await makeShare(owner)
  await openShare(coach, share)
  for (const kind of ['comments', 'tasks']) {
    const left = await coach.ask('POST', `/api/shared/${share.id}/${kind}`, { author: 'Lena', text: LEAD })
    expect(left.json()).toMatchObject({ text: LEAD, help: { kind: 'help' } })
    const plain = await coach.ask('POST', `/api/shared/${share.id}/${kind}`, { author: 'Lena', text: 'Well said.' })
    expect(plain.json().help).toBeUndefined()
  }
  const { comments } = await owner.read(`/api/shares/${share.id}/activity`)
  expect(comments.map((comment: object) => 'help' in comment)).toEqual([false, false])
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
