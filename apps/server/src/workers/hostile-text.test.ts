import * as coach from '@understory/coach'
import { analyzeText } from '@understory/insight/analyze-text'
import { dictionarySyllables } from '@understory/insight/text/syllables-dictionary'
import * as safety from '@understory/safety'
import { expect, test } from 'vitest'
import { noEncoder } from '../encoder/encoder.ts'
import { drawAnswer } from '../features/assistant/answer.ts'
import { readThread } from '../features/assistant/reading.ts'

const LENGTH = 20_000
const PARTS = [
  // Signs and white space.
  ...['-', ' ', '\n', '\t \n\u00a0', '"', '" ', '(', '. ', '.', '?!', "'", '`', '_', '> ', '1', '1 '],
  // Beginnings of addresses, tags and marks.
  ...['http://a.', 'a@b.', '<a ', '**a** ', 'a-', 'a, ', 'aGVsbG8gd29ybGQ'],
  // Letters of several parts, and turned ones.
  ...['e\u0301\u0302', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} ', '\u{1f600}', '\u202eabc \u0634\u0643\u0631\u0627 '],
  ...['a', "i'm ", 'STOP ', 'the ', 'sorry but i just ', 'i want to die '],
]

/** The parts that, repeated, exceed the CPU time limit in each of three tries: a busy machine can make one try look slow. */
async function slowOnes(work: (text: string) => unknown, milliseconds: number): Promise<string[]> {
  await work('How do I ask my boss for Friday off?')
  const isSlow = async (text: string) => {
    const before = process.threadCpuUsage()
    await work(text)
    return process.threadCpuUsage(before).user > milliseconds * 1000
  }
  const slow: string[] = []
  for (const part of PARTS) {
    const text = part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH)
    if ((await isSlow(text)) && (await isSlow(text)) && (await isSlow(text))) slow.push(part)
  }
  return slow
}

test('I6 measures each of 33 hostile texts well within two seconds', async () => {
  expect(await slowOnes((text) => analyzeText(text, 'Work', { syllables: dictionarySyllables }), 1_000)).toEqual([])
})

test('I6 answers each of them by the coach without blocking the event loop', async () => {
  const readers = { coach, safety, encoder: noEncoder }
  const subject = { context: 'Work', branchTitle: undefined, chosen: undefined, canHint: true } as const
  const reply = async (content: string) =>
    drawAnswer(readers, await readThread(readers, [{ role: 'user', content }]), subject)
  expect(await slowOnes(reply, 500)).toEqual([])
})
