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
