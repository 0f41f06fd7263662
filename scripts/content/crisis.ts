// Compiles content/crisis for packages/safety.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { compilePattern, type Groups } from '../../packages/safety/src/pattern-language.ts'
import { checkedHelp } from './crisis-help.ts'

type CrisisPattern = { kind: string; who: 'writer' | 'other'; pattern: string; example: string }
type ForeignPhrases = {
  language: string
  kind: string
  who: 'writer' | 'other'
  example: string
  patterns: string[]
  fragments: string[]
  unless: string[]
}

const readYaml = (root: string, path: string): unknown =>
  parse(readFileSync(join(root, 'content/crisis', path), 'utf8'))

const NOT_OF_ONE_KIND = new Set(['groups.yaml', 'foreign.yaml', 'mention.yaml'])

const compiledPatterns = (root: string, groups: Groups): CrisisPattern[] =>
  readdirSync(join(root, 'content/crisis/patterns'))
    .filter((file) => !NOT_OF_ONE_KIND.has(file))
    .sort()
    .flatMap((file) => {
      const written = readYaml(root, `patterns/${file}`) as Partial<CrisisPattern>[]
      return written.map(({ pattern, example, who = 'writer' }, at) => {
        if (!pattern || !example) throw new Error(`${file}, entry ${at + 1}: a pattern needs an example`)
        compilePattern(pattern, groups)
        return { kind: file.replace('.yaml', ''), who, pattern, example }
      })
    })

const compiledMentions = (root: string, groups: Groups): (Omit<CrisisPattern, 'kind'> & { kind: string | null })[] => {
  const written = readYaml(root, 'patterns/mention.yaml') as Partial<CrisisPattern>[]
  return written.map(({ pattern, example, kind = null, who = 'writer' }, at) => {
    if (!pattern || !example) throw new Error(`mention.yaml, entry ${at + 1}: a pattern needs an example`)
    compilePattern(pattern, groups)
    return { kind, who, pattern, example }
  })
}

const compiledForeign = (root: string): ForeignPhrases[] => {
  const written = readYaml(root, 'patterns/foreign.yaml') as (Partial<ForeignPhrases> & Pick<ForeignPhrases, 'kind'>)[]
  return written.map(
    ({ language = '', kind, who = 'writer', example = '', patterns = [], fragments = [], unless = [] }) => {
      if (language === '' || example === '') throw new Error(`foreign.yaml: ${kind} needs a language and an example`)
      for (const pattern of patterns) compilePattern(pattern, {})
      return { language, kind, who, example, patterns, fragments, unless }
    },
  )
}

export const readHelp = (root = join(import.meta.dirname, '../..')) =>
  checkedHelp(readYaml(root, 'lines.yaml'), readYaml(root, 'responses.yaml'))

/** @throws Error when content is missing */
export const compileCrisis = (root: string): object => {
  const groups = readYaml(root, 'patterns/groups.yaml') as Groups
  return {
    groups,
    words: z.record(z.string(), z.string()).parse(readYaml(root, 'words.yaml')),
    patterns: compiledPatterns(root, groups),
    mentioned: compiledMentions(root, groups),
    foreign: compiledForeign(root),
    ...readHelp(root),
  }
}
