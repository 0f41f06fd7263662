// Compiles content/lexicon for packages/insight: word lists, and patterns with groups expanded.
import { basename } from 'node:path'
import * as z from 'zod'
import { readAll } from './read.ts'

const text = z.union([z.string(), z.null()]).transform((written) => written ?? '')
const named = z.record(z.string(), text)
/** `- modal: may`: id and pattern. */
const row = named.refine((entry) => Object.keys(entry).length === 1, { error: 'one name and one pattern' })
const FileSchema = z.record(z.string(), z.union([text, named, z.array(row).min(1)]))

const isBalanced = (pattern: string): boolean => {
  let depth = 0
  for (const character of pattern) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0
    if (depth < 0) return false
  }
  return depth === 0
}

/** Expands `{group}`; lines may break at spaces and bars. */
const filled = (written: string, groups: Readonly<Record<string, string>>): string =>
  written
    .replace(/\{([a-z-]+)\}/g, (whole, name: string) => (groups[name] === undefined ? whole : `(${groups[name]})`))
    .replaceAll(/\s*\|\s*/g, '|')
    .replaceAll(/\s+/g, ' ')
    .trim()

export const compileLexicon = (faults: string[]): Record<string, object> =>
  Object.fromEntries(
    readAll('lexicon/*.yaml', FileSchema, faults).map(({ file, value: { groups = {}, ...lists } }) => {
      const plain = (written: string): string => filled(written, groups as Record<string, string>)
      const pattern = (written: string): string => {
        const whole = plain(written)
        if (!isBalanced(whole)) faults.push(`content/${file}: a bracket is missing in "${written}"`)
        if (/[{}]/.test(whole)) faults.push(`content/${file}: no such group in "${written}"`)
        return whole
      }
      /** The part before `>` is a pattern. */
      const better = (written: string): string => {
        const whole = plain(written)
        try {
          new RegExp(whole.includes('>') ? (whole.split('>')[0] ?? '') : '', 'iu')
        } catch {
          faults.push(`content/${file}: a bracket is missing in "${written}"`)
        }
        return whole
      }
      const compiled = Object.entries(lists).map(([name, list]): [string, unknown] => {
        if (typeof list === 'string') return [name, plain(list)]
        if (Array.isArray(list)) return [name, list.flatMap(Object.entries).map(([id, each]) => [id, pattern(each)])]
        return [name, Object.fromEntries(Object.entries(list).map(([id, each]) => [pattern(id), better(each)]))]
      })
      return [basename(file, '.yaml'), Object.fromEntries(compiled) as object]
    }),
  )
