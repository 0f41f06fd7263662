import { content, type Role } from '../content.ts'

/** A role that a text names, where it stands, and what its noun tells. */
export type Mention = { role: Role; noun: string; start: number; end: number; pronoun: 'he' | 'she' | 'they' }

type Noun = { role: Role; noun: string; pronoun: 'he' | 'she' | 'they' }

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const pluralOf = (noun: string) =>
  /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun.replace(/([^aeiou])y$/, '$1ie')}s`
/** Any of some words, the longest first, as whole words; * stands for one word or none. */
export const anyOf = (words: readonly string[]) =>
  new RegExp(
    `(?<![\\w'-])(?:${words
      .toSorted((a, b) => b.length - a.length)
      .map((word) => escapeRegExp(word).replaceAll('\\* ', '(?:[\\w-]+ )?').replaceAll('\\*', '[\\w-]*'))
      .join('|')})(?![\\w-])`,
    'g',
  )

const nouns = new Map<string, Noun>()
for (const role of content.roles) {
  const add = (words: readonly string[], pronoun: Noun['pronoun']) => {
    for (const noun of words)
      for (const form of new Set([noun, noun.replaceAll('-', ' '), noun.replaceAll(' ', '-'), pluralOf(noun)]))
        if (!nouns.has(form)) nouns.set(form, { role, noun, pronoun })
  }
  add(role.words, 'they')
  add(role.he, 'he')
  add(role.she, 'she')
}

const MENTION = anyOf([...nouns.keys()])
const CUES = content.roles.filter(({ cues }) => cues.length > 0).map(({ id, cues }) => ({ id, pattern: anyOf(cues) }))

/** Roles that a text in lower case names, in order. */
export function mentionsIn(text: string): Mention[] {
  const found: Mention[] = []
  for (const match of text.matchAll(MENTION)) {
    const noun = nouns.get(match[0])
    if (noun) found.push({ ...noun, noun: match[0], start: match.index, end: match.index + match[0].length })
  }
  return found
}

/** The most that cues say for one role. */
const CUES_AT_MOST = 2.4

/** What cues in a text in lower case say for each role; a phrase says more than a word. */
export function cuesIn(text: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const { id, pattern } of CUES) {
    const cues = new Set([...text.matchAll(pattern)].map(([cue]) => cue))
    const weight = [...cues].reduce((sum, cue) => sum + (cue.includes(' ') ? 1.25 : 0.85), 0)
    if (weight > 0) found.set(id, Math.min(weight, CUES_AT_MOST))
  }
  return found
}
