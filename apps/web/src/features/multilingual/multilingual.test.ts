import { expect, test } from 'vitest'
import { START, step } from './state.ts'
import { compareWords } from './word-difference.ts'

const DONE = step({ ...START, text: 'Hello' }, { type: 'answered', text: 'Hola' })

test('MULTI-01 MULTI-02 swapping exchanges the languages and clears the result; so does every change of what is asked', () => {
  expect(step(DONE, { type: 'swapped' })).toEqual({
    text: 'Hello',
    from: 'es',
    to: 'en',
    translation: { status: 'idle' },
  })
  for (const change of [
    { type: 'written', text: 'Hello you' },
    { type: 'chosen', side: 'to', language: 'fr' },
    { type: 'cleared' },
  ] as const) {
    expect(step(DONE, change).translation).toEqual({ status: 'idle' })
  }
  expect(step(DONE, { type: 'cleared' }).text).toBe('')
})

test('MULTI-01 choosing the language of the other side exchanges the two', () => {
  expect(step(START, { type: 'chosen', side: 'from', language: 'es' })).toMatchObject({ from: 'es', to: 'en' })
  expect(step(START, { type: 'chosen', side: 'to', language: 'en' })).toMatchObject({ from: 'es', to: 'en' })
  expect(step(START, { type: 'chosen', side: 'to', language: 'ja' })).toMatchObject({ from: 'en', to: 'ja' })
})

test('an attempt is laid beside the translation word by word, in any script', () => {
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
    expect([parts.mine.map(({ text }) => text).join(''), parts.theirs.map(({ text }) => text).join('')]).toEqual([
      mine,
      theirs,
    ])
  }
})
