import { parseArgs } from 'node:util'
import type { Context } from '@understory/contract/contexts'
import { analyseText } from '@understory/insight/analyse-text'
import { dictionarySyllables } from '@understory/insight/text/syllables-dictionary'
import type { TextAnalysis } from '@understory/insight/text/types'
import { complaintAbout, contextNamed } from './arguments.ts'
import { nameOf, readLines, readWhole, STANDARD_INPUT } from './input.ts'
import { textReport } from './text-report.ts'
import { type Command, type Console, UsageError } from './types.ts'

type Format = 'report' | 'json' | 'jsonl'
type Wish = { files: string[]; context: Context; format: Format }

/** Reads texts and prints a report, an object or a line for each. What cannot be used is said, and the rest goes on. */
export const runText: Command = async (given, console) => {
  let wish: Wish
  try {
    wish = wishOf(given)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.complain(error.message)
    return 2
  }
  let status = 0
  for (const file of wish.files) {
    const isFine =
      wish.format === 'jsonl' ? await printLines(file, wish, console) : await printWhole(file, wish, console)
    if (!isFine) status = 2
  }
  return status
}

const OPTIONS = {
  json: { type: 'boolean', default: false },
  jsonl: { type: 'boolean', default: false },
  context: { type: 'string', default: 'Personal' },
} as const

function wishOf(given: string[]): Wish {
  const { values, positionals } = parsed(given)
  const { json, jsonl } = values
  if (json && jsonl) throw new UsageError('Choose --json or --jsonl, not both.')
  const context = contextNamed(values.context)
  const files = positionals.length > 0 ? positionals : [STANDARD_INPUT]
  return { files, context, format: json ? 'json' : jsonl ? 'jsonl' : 'report' }
}

function parsed(given: string[]) {
  try {
    return parseArgs({ args: given, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw complaintAbout(given, OPTIONS, error)
  }
}

function analyse(text: string, context: string): TextAnalysis {
  return analyseText(text, context, { syllables: dictionarySyllables })
}

async function printWhole(file: string, { context, format, files }: Wish, { input, write, complain }: Console) {
  const name = file === STANDARD_INPUT ? null : file
  try {
    const text = await readWhole(file, input)
    const analysis = analyse(text, context)
    if (format === 'json') await write(`${JSON.stringify({ file: name, context, ...analysis })}\n`)
    else await write(textReport(text, analysis, { heading: files.length > 1 ? nameOf(file) : undefined, context }))
    return true
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    complain(error.message)
    if (format === 'json') await write(`${JSON.stringify({ file: name, error: error.message })}\n`)
    return false
  }
}

async function printLines(file: string, { context }: Wish, { input, write, complain }: Console): Promise<boolean> {
  let number = 0
  let isFine = true
  try {
    for await (const lines of readLines(file, input)) {
      let answers = ''
      for (const line of lines) {
        number += 1
        if (line.trim() === '') continue
        const item = itemOf(line)
        if (item) answers += `${JSON.stringify({ id: item.id, ...analyse(item.text, item.context ?? context) })}\n`
        else {
          complain(`${nameOf(file)}, line ${number}: not an object with "id" and "text". It was left out.`)
          isFine = false
        }
      }
      if (answers !== '') await write(answers)
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    complain(error.message)
    return false
  }
  return isFine
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
