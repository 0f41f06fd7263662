import { FINDINGS_PER_TEXT, TEXT_LENGTH } from '@understory/contract/limits'
import { TextReplySchema } from '@understory/contract/text-analysis'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { onEngines, rowsIn } from '../../testing/stores.ts'

const ADDRESS = '/api/analyze/text'
const TEXT =
  'Thank you for the photos. I just wanted to say that the report was finished, maybe. Could you read it by noon?'

onEngines('TEXT-02 returns metrics and tone, and stores figures only, on %s', async ({ person, store }) => {
  const reply = await person.ask('POST', ADDRESS, { text: TEXT, context: 'Work' })
  expect(reply.statusCode).toBe(200)
  const body = TextReplySchema.parse(reply.json())
  expect(body.metrics).toMatchObject({ words: 22, sentences: 3, questions: 1 })
  expect(Object.keys(body.tone)).toEqual(expect.arrayContaining(['warmth', 'confidence', 'formality']))
  expect(body).toMatchObject({
    context: 'Work',
    grammar: { checked: false, reason: expect.stringContaining('does not check') },
  })
  for (const { start, end } of body.findings) expect(TEXT.slice(start, end).trim()).not.toBe('')
  expect(body.findings.map(({ kind }) => kind)).toContain('hedge')
  expect(await person.read('/api/dashboard')).toMatchObject({ textAnalyses: 1, voiceAnalyses: 0 })
  const rows = await rowsIn(store, 'results')
  expect(rows).toMatchObject([{ id: body.id, kind: 'text', context: 'Work', content: null }])
  expect(JSON.stringify(rows)).not.toMatch(/photos|report|noon/)
})

onEngines('D2 stores a text on request once, and deletes it with its result, on %s', async ({ person: one }) => {
  const send = (text: string) =>
    one.ask('POST', ADDRESS, { text, context: 'Work', keep: true }, { 'idempotency-key': 'k' })
  const { id } = (await send(TEXT)).json()
  expect((await send(TEXT)).json().id).toBe(id)
  expect((await send('Something else.')).statusCode).toBe(409)
  await one.ask('POST', ADDRESS, { text: 'Another one.', context: 'Nowhere' })
  const list = await one.read('/api/text-results')
  expect(list).toMatchObject([
    { context: 'Personal', text: null, words: 2 },
    { id, context: 'Work', text: TEXT, words: 22, findings: { hedge: expect.any(Number) } },
  ])
  expect((await one.ask('DELETE', `/api/text-results/${id}`)).statusCode).toBe(204)
  expect(await one.read('/api/text-results')).toHaveLength(1)
})

test('TEXT-01 NET-04 rejects blank text with a sentence, status and retry hint', async () => {
  const { visitor } = await testApp()
  for (const text of ['', ' \n\t ']) {
    const reply = await visitor().ask('POST', ADDRESS, { text, context: 'Work' })
    expect(reply.json()).toMatchObject({
      statusCode: 400,
      code: 'message-empty',
      message: 'Please enter some text to analyze.',
      retryable: false,
    })
  }
})

test('returns a result or a problem for any string', async () => {
  const { person } = await testApp()
  const statusOf = async (text: unknown) => (await person.ask('POST', ADDRESS, { text, context: 'Work' })).statusCode
  const long = ['QUJD'.repeat(5_000), '-'.repeat(20_000), '"'.repeat(9_000), 'word '.repeat(TEXT_LENGTH / 5)]
  for (const text of ['a', '😀'.repeat(50), 'שלום עולם', '```\nconst a = 1\n```', ...long])
    expect(await statusOf(text)).toBe(200)
  const refused = ['\ud800', 'a\0b', 'word '.repeat(TEXT_LENGTH / 5 + 1), null, 7, ['a']]
  for (const text of refused) expect(await statusOf(text)).toBe(400)
})

test('H3 returns the first findings of a text full of them', async () => {
  const { visitor } = await testApp({ checksGrammar: false })
  const reply = await visitor().ask('POST', ADDRESS, { text: 'very '.repeat(FINDINGS_PER_TEXT + 1_000) })
  const { findings, metrics } = TextReplySchema.parse(reply.json())
  expect(metrics.words).toBe(FINDINGS_PER_TEXT + 1_000)
  expect(findings).toHaveLength(FINDINGS_PER_TEXT)
  expect(findings[0]?.start).toBe(0)
})

test('leaves out muted rules', async () => {
  const { person } = await testApp()
  const rulesOf = async () => {
    const { findings } = (await person.ask('POST', ADDRESS, { text: TEXT, context: 'Work' })).json()
    return findings.map(({ rule }: { rule: string }) => rule)
  }
  const [rule] = await rulesOf()
  await person.ask('POST', '/api/writing-exceptions', { kind: 'rule', value: rule })
  expect(await rulesOf()).not.toContain(rule)
})

test('TEXT-03 gives one rewrite per phrase when style and grammar both have one', async () => {
  const { visitor } = await testApp({ checksGrammar: true })
  const text = 'She froze in her tracks. Please reply ASAP.'
  const { findings, grammar } = TextReplySchema.parse(
    (await visitor().ask('POST', ADDRESS, { text, context: 'Work' })).json(),
  )
  expect(grammar).toEqual({ checked: true })
  const at = text.indexOf('ASAP')
  expect(findings.filter(({ start, end }) => start <= at && at < end)).toMatchObject([{ kind: 'urgency' }])
  expect(findings.filter(({ kind }) => kind === 'grammar')).toEqual([])
})
