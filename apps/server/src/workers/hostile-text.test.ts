import * as coach from '@understory/coach'
import { analyzeText } from '@understory/insight/analyze-text'
import { dictionarySyllables } from '@understory/insight/text/syllables-dictionary'
import * as safety from '@understory/safety'
import { expect, test } from 'vitest'
import { noEncoder } from '../encoder/encoder.ts'
import { drawAnswer } from '../features/assistant/answer.ts'
import { readThread } from '../features/assistant/reading.ts'

const LENGTH = 20_000
const PARTS: Record<string, string> = {
  'one letter': 'a',
  dashes: '-',
  spaces: ' ',
  'line ends': '\n',
  'mixed white space': '\t \n\u00a0',
  'chained addresses': 'http://a.',
  'chained mail': 'a@b.',
  quotes: '"',
  'quotes and spaces': '" ',
  brackets: '(',
  'open tags': '<a ',
  'dots and spaces': '. ',
  dots: '.',
  marks: '?!',
  commas: 'a, ',
  contractions: "i'm ",
  digits: '1',
  numbers: '1 ',
  'combining marks': 'e\u0301\u0302',
  joiners: '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} ',
  'turned text': '\u202eabc \u0634\u0643\u0631\u0627 ',
  emoji: '\u{1f600}',
  base64: 'aGVsbG8gd29ybGQ',
  capitals: 'STOP ',
  'one word': 'the ',
  hedges: 'sorry but i just ',
  apostrophes: "'",
  ticks: '`',
  stars: '**a** ',
  'quoted lines': '> ',
  underscores: '_',
  hyphens: 'a-',
  'words of danger': 'i want to die ',
}
const texts = Object.entries(PARTS).map(
  ([name, part]) => [name, part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH)] as const,
)

/** Texts that exceed the CPU time limit in each of three tries: a busy machine can make one try look slow. */
async function slowOnes(work: (text: string) => unknown, milliseconds: number): Promise<string[]> {
  await work('How do I ask my boss for Friday off?')
  const isSlow = async (text: string) => {
    const before = process.threadCpuUsage()
    await work(text)
    return process.threadCpuUsage(before).user > milliseconds * 1000
  }
  const slow: string[] = []
  for (const [name, text] of texts) {
    if ((await isSlow(text)) && (await isSlow(text)) && (await isSlow(text))) slow.push(name)
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
