import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const content = join(import.meta.dirname, '../../content')
const FEWEST_WORDS = 4

/** Sentences and phrases of a value, without names and ids. */
const proseOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split(/\s+/).length < FEWEST_WORDS ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(proseOf) : []
}

export const proseIn = (folder: string): string[] =>
  readdirSync(join(content, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => proseOf(parse(readFileSync(join(content, folder, name), 'utf8'))).join('\n\n'))

/** Our docs without code, tables, headings and URLs. */
export const proseOfDocs = (): string[] =>
  ['security', 'operations', 'models', 'coach'].map((name) =>
    readFileSync(join(import.meta.dirname, `../../docs/${name}.md`), 'utf8')
      .replace(/```[\s\S]*?```/g, '')
      .replace(/^[|#].*$/gm, '')
      .replace(/\(https?[^)]*\)|[`*[\]]/g, ''),
  )

const PASSAGE_WORDS = 40
const MOST_PASSAGES = 120

/** Passages of whole sentences with at least forty words, evenly sampled. */
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
