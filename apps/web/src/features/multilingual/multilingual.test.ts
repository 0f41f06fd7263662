import { expect, test } from 'vitest'
import { START, step } from './state.ts'
import { compareWords } from './word-difference.ts'

const FAILURE = { browser: 'unavailable', hasBrowserFailed: false } as const
const ANSWER = { ...FAILURE, isTranslated: true, text: 'Hola', by: 'phrase-book' } as const
const DONE = step({ ...START, text: 'Hello' }, { type: 'answered', answer: ANSWER })

test('MULTI-01 MULTI-02 swapping exchanges the languages, carries the result over and clears it', () => {
  const swapped = step(DONE, { type: 'swapped' })
  expect(swapped).toMatchObject({ text: 'Hola', from: 'es', to: 'en', translation: { status: 'idle' } })
  expect(step(swapped, { type: 'swapped' })).toMatchObject({ text: 'Hello', from: 'en', to: 'es' })
  const waiting = step({ ...START, text: 'Hello' }, { type: 'asked' })
  expect(step(waiting, { type: 'swapped' })).toMatchObject({ text: 'Hello', from: 'es', to: 'en' })
})

test('MULTI-01 a swap with no reverse translation shows the original text as the result', () => {
  const swapped = step(DONE, { type: 'swapped' })
  const failed = { type: 'failed', answer: FAILURE, why: 'no phrase', mayRetry: false } as const
  expect(step(swapped, failed).translation).toMatchObject({ status: 'done', text: 'Hello', by: 'swap' })
  const changed = step(swapped, { type: 'written', text: 'Hola tú' })
  expect(step(changed, failed).translation).toMatchObject({ status: 'failed', why: 'no phrase', mayRetry: false })
})

test('MULTI-02 clears the result when the request changes, not when another form is shown', () => {
  for (const change of [
    { type: 'written', text: 'Hello you' },
    { type: 'chosen', side: 'to', language: 'fr' },
    { type: 'cleared' },
  ] as const) {
    expect(step(DONE, change).translation).toEqual({ status: 'idle' })
  }
  expect(step(DONE, { type: 'cleared' }).text).toBe('')
  const formed = step(DONE, { type: 'formed', forms: { speaker: 'feminine' } })
  expect(formed).toMatchObject({ wanted: { speaker: 'feminine' }, isReformed: true, translation: { text: 'Hola' } })
  const both = { speaker: 'feminine', other: 'feminine' }
  expect(step(formed, { type: 'formed', forms: { other: 'feminine' } }).wanted).toEqual(both)
  const next = step(formed, { type: 'written', text: 'Bye' })
  expect(next).toMatchObject({ isReformed: false, wanted: { speaker: 'feminine' } })
})

test("MULTI-03 labels a corrected translation as the person's own", () => {
  expect(step(DONE, { type: 'replaced', text: 'Buenas' }).translation).toMatchObject({ text: 'Buenas', by: 'person' })
})

test("MULTI-01 choosing the other side's language swaps the two", () => {
  expect(step(START, { type: 'chosen', side: 'from', language: 'es' })).toMatchObject({ from: 'es', to: 'en' })
  expect(step(START, { type: 'chosen', side: 'to', language: 'en' })).toMatchObject({ from: 'es', to: 'en' })
  expect(step(START, { type: 'chosen', side: 'to', language: 'ja' })).toMatchObject({ from: 'en', to: 'ja' })
})

test('compares an attempt with the translation word by word, in any script', () => {
  const own = (parts: { text: string; isOwn: boolean }[]) => parts.filter(({ isOwn }) => isOwn).map(({ text }) => text)
  const spanish = compareWords('Gracias por tu paciencia', 'Gracias por su paciencia.', 'es')
  expect([own(spanish.mine), own(spanish.theirs)]).toEqual([['tu'], ['su']])
  const same = compareWords('COMO esta', '¿Cómo está?', 'es')
  expect([own(same.mine), own(same.theirs)]).toEqual([[], []])
  const japanese = compareWords('私は学生です', '学生です。', 'ja')
  expect(own(japanese.theirs)).toEqual([])
  expect(own(japanese.mine).join('')).toBe('私は')
  for (const [mine, theirs] of [
    ['', ''],
    ['', 'Hola'],
    ['😀 \ud800', ''],
  ] as const) {
    const parts = compareWords(mine, theirs, 'es')
    const [own, other] = [parts.mine, parts.theirs].map((side) => side.map(({ text }) => text).join(''))
    expect([own, other]).toEqual([mine, theirs])
  }
})
