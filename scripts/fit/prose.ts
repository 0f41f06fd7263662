import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const content = join(import.meta.dirname, '../../content')
const FEWEST_WORDS = 4

/** Every sentence and phrase in a value; names and ids are none. */
const proseOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split(/\s+/).length < FEWEST_WORDS ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(proseOf) : []
}

/** What the files of a folder of content say, a text a file. */
export const proseIn = (folder: string): string[] =>
  readdirSync(join(content, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => proseOf(parse(readFileSync(join(content, folder, name), 'utf8'))).join('\n\n'))

/** Our own docs as prose: without code, tables, headings and addresses. */
export const proseOfDocs = (): string[] =>
  ['security', 'operations', 'models', 'coach'].map((name) =>
    readFileSync(join(import.meta.dirname, `../../docs/${name}.md`), 'utf8')
      .replace(/```[\s\S]*?```/g, '')
      .replace(/^[|#].*$/gm, '')
      .replace(/\(https?[^)]*\)|[`*[\]]/g, ''),
  )

const PASSAGE_WORDS = 40
const MOST_PASSAGES = 120

/** Passages of whole sentences with at least forty words, spread over the texts. */
export const passagesOf = (texts: readonly string[]): string[] => {
  const passages = texts.flatMap((text) => {
    const done: string[] = []
    let open = ''
    for (const sentence of text.split(/(?<=[.!?])\s+/)) {
      open = `${open} ${sentence}`.trim()
      if (open.split(/\s+/).length < PASSAGE_WORDS) continue
      done.push(open)
      open = ''
    }
    return done
  })
  const step = Math.max(1, Math.floor(passages.length / MOST_PASSAGES))
  return passages.filter((_, at) => at % step === 0).slice(0, MOST_PASSAGES)
}
