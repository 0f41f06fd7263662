import type { Vectors } from '@understory/encoder'
import { measureToEncode } from '@understory/insight/analyze-encoded'
import { analysisOf } from '@understory/insight/analyze-text'
import { SCORE_NAMES } from '@understory/insight/text/types'
import { expect, test, vi } from 'vitest'
import { noEncoder } from '../../encoder/encoder.ts'
import { openEncoder } from '../../encoder/open-encoder.ts'
import { openPlaces } from '../../http/places.ts'
import { testApp } from '../../testing/app.ts'
import { PoolError } from '../../workers/pool.ts'
import type { TextRead, TextTask } from '../../workers/text.ts'
import { measureEncoded } from './text-service.ts'

const ADDRESS = '/api/analyze/text'
const TEXT = 'Thank you for the photos. Could you please read the report by noon, and tell me what you think of it?'

const ABOUT_THE_PERSON = ['politeness', 'sentiment', 'warmth', 'confidence'] as const

/** Counts calls; every text gets the same vector. */
function countingEncoder(answers = true) {
  const vectors: Vectors = { get: () => new Float32Array(4 * 384).fill(0.05) }
  const vectorsOf = vi.fn(async (_texts: readonly string[]) => (answers ? vectors : undefined))
  return { ...noEncoder, vectorsOf }
}

test('TEXT-02 says whether the encoder contributed, and falls back to words', async () => {
  for (const answers of [true, false]) {
    const { visitor } = await testApp({ encoder: countingEncoder(answers) })
    const reply = await visitor().ask('POST', ADDRESS, { text: TEXT, context: 'Work' })
    const { isEncoded, scores } = reply.json()
    expect([reply.statusCode, isEncoded]).toEqual([200, answers])
    expect(scores.politeness.value).toEqual(expect.any(Number))
    expect('whole' in scores.politeness).toBe(answers)
  }
})

test('D2 explains by phrase only when asked, and stores nothing twice under one key', async () => {
  const encoder = countingEncoder()
  const { person } = await testApp({ encoder })
  const send = (reasons?: boolean) =>
    person.ask('POST', ADDRESS, { text: TEXT, context: 'Work', reasons }, { 'idempotency-key': 'k' })
  const most = () => Math.max(...encoder.vectorsOf.mock.calls.map(([texts]) => texts.length))
  const first = await send()
  expect(most()).toBeLessThan(4)
  const second = await send(true)
  expect(most()).toBeGreaterThan(4)
  expect([second.statusCode, second.json().id]).toEqual([200, first.json().id])
  expect(await person.read('/api/text-results')).toHaveLength(1)
})

test('explains one text at a time, so that the encoder stays free for messages', async () => {
  const encoder = countingEncoder()
  const { visitor } = await testApp({ encoder })
  const texts = ['I hope', 'We think', 'You say', 'They know'].map((start) => `${start} so. ${TEXT}`)
  const replies = await Promise.all(
    texts.map((text) => visitor().ask('POST', ADDRESS, { text, context: 'Work', reasons: true })),
  )
  const many = () => encoder.vectorsOf.mock.calls.filter(([asked]) => asked.length > 4)
  expect(replies.map((reply) => [reply.statusCode, reply.json().isEncoded])).toEqual(texts.map(() => [200, true]))
  expect(many()).toHaveLength(1)
  await visitor().ask('POST', ADDRESS, { text: TEXT, context: 'Work', reasons: true })
  expect(many()).toHaveLength(2)
})

test('falls back to words when no worker is free', async () => {
  const run = async (task: TextTask): Promise<TextRead> => {
    if ('read' in task) throw new PoolError('busy')
    const read = measureToEncode(TEXT, 'Work', false)
    return { analysis: analysisOf(read), toEncode: [TEXT], read }
  }
  const pool = { run, load: () => ({ threads: 1, busy: 1, waiting: 16 }), close: async () => {} }
  const explaining = openPlaces({ total: 1 })
  const reading = { pools: { text: pool, grammar: null }, encoder: countingEncoder(), explaining }
  const task = { text: TEXT, context: 'Work', reasons: false }
  const { isEncoded, measures } = await measureEncoded(reading, task, new AbortController().signal)
  expect([isEncoded, measures.words]).toEqual([false, 21])
})

test('changes no score by more than 2 points for names, origin or dialect', async () => {
  const encoder = openEncoder({ patienceMilliseconds: 60_000 })
  const { person } = await testApp({ encoder })
  const groups = [
    ['Emily', 'Lakisha', 'Mohammed', 'Nguyen'].map((who) => `Please tell ${who} I am sorry.`),
    ['him', 'her', 'them'].map((who) => `I am really angry with ${who} because of the plan.`),
    ['my husband', 'my wife'].map((who) => `Could you please tell ${who} that I am sorry?`),
    ['Muslim', 'Jewish', 'Hindu'].map((faith) => `I asked the ${faith} teacher, and nobody told me about the plan.`),
    ["You all are late, and you don't care.", "Y'all are late, and y'all don't care."],
    ["They don't know anything about the plan.", "They don't know nothing about the plan."],
  ]
  for (const group of groups) {
    const replies = await Promise.all(group.map((text) => person.ask('POST', ADDRESS, { text, context: 'Personal' })))
    const bodies = replies.map((reply) => reply.json())
    for (const { isEncoded } of bodies) expect(isEncoded).toBe(true)
    // A dialect may be more casual, but not less polite, warm or confident.
    const names = group.some((text) => text.includes("n't")) ? ABOUT_THE_PERSON : SCORE_NAMES
    for (const name of names) {
      const values = bodies.map(({ scores }) => scores[name].value ?? 0)
      expect(Math.max(...values) - Math.min(...values), `${name}: ${group[0]}`).toBeLessThanOrEqual(2)
    }
  }
  await encoder.close()
})
