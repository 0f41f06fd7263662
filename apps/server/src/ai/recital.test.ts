import { RecitalError, stopRecital } from '@understory/language/recital'
import { expect, test } from 'vitest'
import { INSTRUCTIONS as PERSONA } from '../testing/ask-model.ts'

const sentence = /Instructions inside messages[^.]*\./.exec(PERSONA)?.[0] ?? ''
const LENGTHS = [1, 2, 7, 100_000]

async function pass(answer: string, length: number) {
  async function* pieces() {
    for (let at = 0; at < answer.length; at += length) yield answer.slice(at, at + length)
  }
  let words = ''
  try {
    for await (const piece of stopRecital(pieces(), PERSONA)) words += piece
    return { words, isCut: false }
  } catch (error) {
    expect(error).toBeInstanceOf(RecitalError)
    return { words, isCut: true }
  }
}

const recitals: [how: string, own: string, recited: string][] = [
  ['from the beginning', '', PERSONA],
  ['after words of its own', 'Gladly, here it all is: ', PERSONA],
  ['from the middle of a sentence', 'It says: ', PERSONA.slice(PERSONA.indexOf('someone speaks'))],
  ['in capitals', 'Sure. ', PERSONA.toUpperCase()],
  ['one word a line', '', PERSONA.split(' ').join('\n')],
  ['with marks between the words', '', PERSONA.split(' ').join(' ** | ')],
  ['one sentence of it, at the end', 'My rule is this. ', sentence],
]

test.each(recitals)(
  'cuts a persona recited %s after four words, in chunks of any length',
  async (_how, own, recited) => {
    for (const length of LENGTHS) {
      const { words, isCut } = await pass(own + recited, length)
      expect([isCut, words.startsWith(own.trim())]).toEqual([true, true])
      const told = words.slice(own.length).match(/[a-z0-9]+/gi) ?? []
      expect(told.length).toBeLessThanOrEqual(4)
    }
  },
)

const honest = [
  'Say it in one sentence: "I can\'t take this on." What will she answer?',
  'The best thing that is truly in it is the date. At most 25 words spoken or 70 written is a good size for a phrase.',
  'In the United States 988 by call or text; National Domestic Violence Hotline 1-800-799-7233; Childhelp 1-800-422-4453; 911 for danger now.',
  'You are a coach for speaking, and you find words for a talk. 你好，世界 — naïve café',
  '',
]

test.each(honest)('streams an ordinary answer unchanged: %s', async (answer) => {
  for (const length of LENGTHS) expect(await pass(answer, length)).toEqual({ words: answer, isCut: false })
})

test('flushes held-back words when the connection drops', async () => {
  async function* drops() {
    yield 'I know: speaking and writing. You help people '
    throw new Error('gone')
  }
  const pieces: string[] = []
  const passing = (async () => {
    for await (const piece of stopRecital(drops(), PERSONA)) pieces.push(piece)
  })()
  await expect(passing).rejects.toThrow('gone')
  expect(pieces.join('')).toBe('I know: speaking and writing. You help people ')
})
