import type { Context } from '@understory/contract/contexts'
import { analyzeEncoded, encodedTextsOf, measureToEncode } from '@understory/insight/analyze-encoded'
import { analysisOf } from '@understory/insight/analyze-text'
import { dictionarySyllables } from '@understory/insight/text/syllables-dictionary'
import type { TextAnalysis } from '@understory/insight/text/types'
import { noEncoder } from '../encoder/encoder.ts'
import { openEncoder } from '../encoder/open-encoder.ts'
import { contextNamed, readArguments } from './arguments.ts'
import { nameOf, readLines, readWhole, STANDARD_INPUT } from './input.ts'
import { commandOf, tries } from './run.ts'
import { textReport } from './text-report.ts'
import { type Console, UsageError } from './types.ts'

type Format = 'report' | 'json' | 'jsonl'
type Wish = { files: string[]; context: Context; format: Format; isWordsAlone: boolean }
type Question = { text: string; context: string }
type Analyze = (questions: readonly Question[]) => Promise<TextAnalysis[]>

/** The encoder takes minutes for a file of many texts. */
const PATIENCE_MILLISECONDS = 60 * 60_000
const WITHOUT_ENCODER = 'The sentence encoder cannot be used, so the scores come from the words alone.'

const OPTIONS = {
  json: { type: 'boolean', default: false },
  jsonl: { type: 'boolean', default: false },
  words: { type: 'boolean', default: false },
  context: { type: 'string', default: 'Personal' },
} as const

/** Prints a report, an object or a line for each text. Invalid inputs are reported and skipped. */
export const runText = commandOf(wishOf, async (wish, console) => {
  const encoder = wish.isWordsAlone ? noEncoder : openEncoder({ patienceMilliseconds: PATIENCE_MILLISECONDS })
  let isAbsenceSaid = wish.isWordsAlone
  const options = { syllables: dictionarySyllables }
  const analyze: Analyze = async (questions) => {
    const read = questions.map(({ text, context }) => measureToEncode(text, context, wish.format === 'json', options))
    const texts = wish.isWordsAlone ? [] : read.flatMap(encodedTextsOf)
    const vectors = texts.length > 0 ? await encoder.vectorsOf(texts) : undefined
    if (texts.length > 0 && !vectors && !isAbsenceSaid) {
      isAbsenceSaid = true
      console.complain(WITHOUT_ENCODER)
    }
    return read.map((one) => (vectors ? analyzeEncoded(one, vectors) : analysisOf(one)))
  }
  let isFine = true
  try {
    for (const file of wish.files) {
      const print = wish.format === 'jsonl' ? printLines : printWhole
      isFine = (await print(file, wish, console, analyze)) && isFine
    }
  } finally {
    await encoder.close()
  }
  return isFine
})

function wishOf(given: string[]): Wish {
  const { values, positionals } = readArguments(given, OPTIONS)
  const { json, jsonl, words } = values
  if (json && jsonl) throw new UsageError('Choose --json or --jsonl, not both.')
  const context = contextNamed(values.context)
  const files = positionals.length > 0 ? positionals : [STANDARD_INPUT]
  return { files, context, format: json ? 'json' : jsonl ? 'jsonl' : 'report', isWordsAlone: words }
}

async function printWhole(
  file: string,
  { context, format, files }: Wish,
  console: Console,
  analyze: Analyze,
): Promise<boolean> {
  const name = file === STANDARD_INPUT ? null : file
  const print = (value: object) => console.write(`${JSON.stringify({ file: name, ...value })}\n`)
  const read = async () => {
    const text = await readWhole(file, console.input)
    const [analysis] = await analyze([{ text, context }])
    if (!analysis) return
    if (format === 'json') await print({ context, ...analysis })
    else {
      const heading = files.length > 1 ? nameOf(file) : undefined
      await console.write(textReport(text, analysis, { heading, context }))
    }
  }
  return tries(console, read, async (error) => {
    if (format === 'json') await print({ error })
  })
}

async function printLines(file: string, { context }: Wish, console: Console, analyze: Analyze): Promise<boolean> {
  let number = 0
  let isFine = true
  const isRead = await tries(console, async () => {
    for await (const lines of readLines(file, console.input)) {
      const items: Item[] = []
      for (const line of lines) {
        number += 1
        if (line.trim() === '') continue
        const item = itemOf(line)
        if (item) items.push(item)
        else {
          console.complain(`${nameOf(file)}, line ${number}: not an object with "id" and "text". It was left out.`)
          isFine = false
        }
      }
      const read = await analyze(items.map((item) => ({ text: item.text, context: item.context ?? context })))
      const answers = items.map(({ id }, at) => `${JSON.stringify({ id, ...read[at] })}\n`)
      if (answers.length > 0) await console.write(answers.join(''))
    }
  })
  return isRead && isFine
}

type Item = { id: string | number; text: string; context?: string }

function itemOf(line: string): Item | undefined {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || !('id' in value) || !('text' in value)) return undefined
  const { id, text } = value
  if ((typeof id !== 'string' && typeof id !== 'number') || typeof text !== 'string') return undefined
  const context = 'context' in value && typeof value.context === 'string' ? value.context : undefined
  return context === undefined ? { id, text } : { id, text, context }
}
