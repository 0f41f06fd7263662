import { expect, test } from 'vitest'
import { readable, wordsOf } from './normalize.ts'
import { sentencesOf } from './sentences.ts'

test.each([
  ['k i l l  m y s e l f', 'kill myself'],
  ['i w a n t t o d i e', 'i want to die'],
  ['I. want. to. die. Please help me.', 'i want to die please help me'],
  ['I 👏 want 👏 to 👏 die 👏', 'i want to die'],
  ['s̶u̶i̶c̶i̶d̶e̶', 'suicide'],
  ['su\u200bici\u200bde', 'suicide'],
  ['suicіde', 'suicide'],
  ['su1c1de', 'suicide'],
  ['k*ll myself', 'kill myself'],
  ['iwanttodie', 'i want to die'],
  ['i wanna diiiiie', 'i want to die'],
  ['i want 2 die', 'i want to die'],
  ['kms tonight', 'kill myself tonight'],
  ['sucide', 'suicide'],
  ['𝗸𝗶𝗹𝗹 𝗺𝗲', 'kill me'],
  ['the U.S. office', 'the u s office'],
  ['my ID card', 'my id card'],
  ["I can't and won't", 'i can not and will not'],
  ['my alive and active brushes', 'my alive and active brushes'],
  ['covid19 and 4x4', 'covid19 and 4x4'],
  ['a b c', 'a b c'],
  ['déjà vu', 'deja vu'],
])('a disguised word and an everyday spelling: %j reads as %j', (written, meant) => {
  expect(wordsOf(readable(written)).join(' ')).toBe(meant)
})

test('sentences end at marks and lines, and a word or two stay with their neighbor', () => {
  expect(sentencesOf('I left him. Help. He knows where I work!\nWhat now')).toEqual([
    'I left him. Help.',
    'He knows where I work! What now',
  ])
})
