// Compiles content/crisis for packages/safety.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { compilePattern, type Groups } from '../../packages/safety/src/pattern-language.ts'
import { checkedHelp } from './crisis-help.ts'
import { contentRoot } from './read.ts'

type CrisisPattern = { kind: string | null; who: 'writer' | 'other'; pattern: string; example: string }
type ForeignPhrases = {
  language: string
  kind: string
  who: 'writer' | 'other'
  example: string
  patterns: string[]
  fragments: string[]
  unless: string[]
}

const folder = join(contentRoot, 'crisis')
const readYaml = (path: string): unknown => parse(readFileSync(join(folder, path), 'utf8'))

const MENTIONED = 'mention.yaml'
const NOT_OF_ONE_KIND = new Set(['groups.yaml', 'foreign.yaml', MENTIONED])

/** The patterns of a file, of the kind that it is named for; those that are only mentioned name their kinds themselves. */
const patternsIn = (file: string, groups: Groups): CrisisPattern[] => {
  const written = readYaml(`patterns/${file}`) as Partial<CrisisPattern>[]
  return written.map(({ pattern, example, kind: named = null, who = 'writer' }, at) => {
    const kind = file === MENTIONED ? named : basename(file, '.yaml')
    if (!pattern || !example) throw new Error(`${file}, entry ${at + 1}: a pattern needs an example`)
    compilePattern(pattern, groups)
    return { kind, who, pattern, example }
  })
}

const compiledPatterns = (groups: Groups): CrisisPattern[] =>
  readdirSync(join(folder, 'patterns'))
    .filter((file) => !NOT_OF_ONE_KIND.has(file))
    .sort()
    .flatMap((file) => patternsIn(file, groups))

const compiledForeign = (): ForeignPhrases[] => {
  const written = readYaml('patterns/foreign.yaml') as (Partial<ForeignPhrases> & Pick<ForeignPhrases, 'kind'>)[]
  return written.map(
    ({ language = '', kind, who = 'writer', example = '', patterns = [], fragments = [], unless = [] }) => {
      if (language === '' || example === '') throw new Error(`foreign.yaml: ${kind} needs a language and an example`)
      for (const pattern of patterns) compilePattern(pattern, {})
      return { language, kind, who, example, patterns, fragments, unless }
    },
  )
}

export const readHelp = () => checkedHelp(readYaml('lines.yaml'), readYaml('responses.yaml'))

/** @throws Error when content is missing */
export const compileCrisis = (): object => {
  const groups = readYaml('patterns/groups.yaml') as Groups
  return {
    groups,
    words: z.record(z.string(), z.string()).parse(readYaml('words.yaml')),
    patterns: compiledPatterns(groups),
    mentioned: patternsIn(MENTIONED, groups),
    foreign: compiledForeign(),
    ...readHelp(),
  }
}
