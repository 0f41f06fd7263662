// apps/web/messages → apps/web/src/lib/words: one TypeScript module a language and group. Strings stay strings and a message
// with placeholders becomes a function, so that a page brings no parser and only the groups that it imports.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { codeOf, placeholdersOf } from './message-code.ts'

type Node = string | readonly Node[] | Messages
export type Messages = { readonly [key: string]: Node }
/** By path, as `sharing.form.send`. */
type Flat = ReadonlyMap<string, string>

const folder = join(import.meta.dirname, '../../apps/web/messages')
const NOTICE = '// Made from apps/web/messages. Edit the messages there.\n'
/** Excluded from translation: developer pages, and problems, whose English is on the server. */
const ENGLISH_ONLY = 'devUi.'
const TRANSLATED_ONLY = 'problems.'
/** Plain-language variants, by the path they replace. */
const PLAIN = 'plain.'

export function compileMessages(faults: string[]): Record<string, string> {
  const read = (language: string): Messages => {
    try {
      return JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))
    } catch (error) {
      faults.push(`apps/web/messages/${language}.json: ${error instanceof Error ? error.message : error}`)
      return {}
    }
  }
  const english = read('en')
  const languages = readdirSync(folder).map((file) => basename(file, '.json'))
  return Object.assign({}, ...languages.map((language) => compileLanguage(language, read(language), english, faults)))
}

export function compileLanguage(
  language: string,
  messages: Messages,
  english: Messages,
  faults: string[],
): Record<string, string> {
  const usual = flat(english)
  const found = faultsOf(flat(messages), usual)
  faults.push(...found.map((fault) => `apps/web/messages/${language}.json: ${fault}`))
  if (found.length > 0) return {}
  return Object.fromEntries(
    Object.entries(messages).map(([group, node]) => [
      `${language}/${fileOf(group)}`,
      moduleOf(group, treeOf(node, group, usual, language), language),
    ]),
  )
}

/** `voiceResultsWords` is in `voice-results.ts`. */
function fileOf(group: string): string {
  const name = group.replace(/(?:Words|Names)$/, '')
  return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
}

function moduleOf(group: string, tree: string, language: string): string {
  const figures = tree.includes('whole(') ? "import { whole } from '../../figures.ts'\n" : ''
  const rules = tree.includes('rules.select(') ? `const rules = new Intl.PluralRules('${language}')\n` : ''
  return `${NOTICE}${figures}${rules}export const ${group} = ${tree} as const\n`
}

function treeOf(node: Node, path: string, english: Flat, language: string): string {
  if (typeof node === 'string')
    return codeOf(
      node,
      placeholdersOf(english.get(path.startsWith(PLAIN) ? path.slice(PLAIN.length) : path) ?? node),
      language,
    )
  const inner = Object.entries(node).map(([key, each]): [string, string] => {
    return [JSON.stringify(key), treeOf(each, `${path}.${key}`, english, language)]
  })
  if (Array.isArray(node)) return `[${inner.map(([, tree]) => tree).join(', ')}]`
  return `{\n${inner.map((entry) => `${entry.join(': ')},\n`).join('')}}`
}

function flat(node: Node, path = ''): Flat {
  if (typeof node === 'string') return new Map([[path, node]])
  return new Map(Object.entries(node).flatMap(([key, inner]) => [...flat(inner, path ? `${path}.${key}` : key)]))
}

function faultsOf(own: Flat, english: Flat): string[] {
  const missing = [...english.keys()].filter((path) => !own.has(path) && !path.startsWith(ENGLISH_ONLY))
  const faults = missing.map((path) => `${path} is missing`)
  for (const [path, text] of own) {
    const model = path.startsWith(TRANSLATED_ONLY) ? text : english.get(path)
    const usual = path.startsWith(PLAIN) ? english.get(path.slice(PLAIN.length)) : model
    if (model === undefined || usual === undefined) {
      faults.push(`${path} stands for no English message`)
      continue
    }
    try {
      const own = placeholdersOf(text)
      const given = placeholdersOf(usual)
      if (String([...own].sort()) !== String([...placeholdersOf(model)].sort()))
        faults.push(`${path} has other placeholders than in English`)
      for (const [name, type] of own) if (given.get(name) !== type) faults.push(`${path} is given no such {${name}}`)
    } catch (error) {
      faults.push(`${path}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return faults
}
