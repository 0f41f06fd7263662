import type { Context } from '@understory/contract/contexts'
import { analyzeText } from '@understory/insight/analyze-text'
import { dictionarySyllables } from '@understory/insight/text/syllables-dictionary'
import type { TextAnalysis } from '@understory/insight/text/types'
import { contextNamed, readArguments } from './arguments.ts'
import { nameOf, readLines, readWhole, STANDARD_INPUT } from './input.ts'
import { commandOf, tries } from './run.ts'
import { textReport } from './text-report.ts'
import { type Console, UsageError } from './types.ts'

type Format = 'report' | 'json' | 'jsonl'
type Wish = { files: string[]; context: Context; format: Format }

const OPTIONS = {
  json: { type: 'boolean', default: false },
  jsonl: { type: 'boolean', default: false },
  context: { type: 'string', default: 'Personal' },
} as const

/** Reads texts and prints a report, an object or a line for each. What cannot be used is said, and the rest goes on. */
export const runText = commandOf(wishOf, async (wish, console) => {
  let isFine = true
  for (const file of wish.files) {
    const print = wish.format === 'jsonl' ? printLines : printWhole
    isFine = (await print(file, wish, console)) && isFine
  }
  return isFine
})

function wishOf(given: string[]): Wish {
  const { values, positionals } = readArguments(given, OPTIONS)
  const { json, jsonl } = values
  if (json && jsonl) throw new UsageError('Choose --json or --jsonl, not both.')
  const context = contextNamed(values.context)
  const files = positionals.length > 0 ? positionals : [STANDARD_INPUT]
  return { files, context, format: json ? 'json' : jsonl ? 'jsonl' : 'report' }
}

function analyze(text: string, context: string): TextAnalysis {
  return analyzeText(text, context, { syllables: dictionarySyllables })
}

async function printWhole(file: string, { context, format, files }: Wish, console: Console): Promise<boolean> {
  const name = file === STANDARD_INPUT ? null : file
  const print = (value: object) => console.write(`${JSON.stringify({ file: name, ...value })}\n`)
  const read = async () => {
    const text = await readWhole(file, console.input)
    const analysis = analyze(text, context)
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

async function printLines(file: string, { context }: Wish, console: Console): Promise<boolean> {
  let number = 0
  let isFine = true
  const isRead = await tries(console, async () => {
    for await (const lines of readLines(file, console.input)) {
      let answers = ''
      for (const line of lines) {
        number += 1
        if (line.trim() === '') continue
        const item = itemOf(line)
        if (item) answers += `${JSON.stringify({ id: item.id, ...analyze(item.text, item.context ?? context) })}\n`
        else {
          console.complain(`${nameOf(file)}, line ${number}: not an object with "id" and "text". It was left out.`)
          isFine = false
        }
      }
      if (answers !== '') await console.write(answers)
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
