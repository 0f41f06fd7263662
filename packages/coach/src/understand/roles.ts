import { content, type Role } from '../content.ts'
import type { Pronoun } from '../render/pronoun.ts'
import { anyOf } from './text.ts'

/** A role that a text names, where it stands, and what its noun tells. */
export type Mention = { role: Role; noun: string; start: number; end: number; pronoun: Pronoun }

const pluralOf = (noun: string) =>
  /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun.replace(/([^aeiou])y$/, '$1ie')}s`

const nouns = new Map<string, Pick<Mention, 'role' | 'pronoun'>>()
for (const role of content.roles) {
  const add = (words: readonly string[], pronoun: Pronoun) => {
    for (const noun of words)
      for (const form of new Set([noun, noun.replaceAll('-', ' '), noun.replaceAll(' ', '-'), pluralOf(noun)]))
        if (!nouns.has(form)) nouns.set(form, { role, pronoun })
  }
  add(role.words, 'they')
  add(role.he, 'he')
  add(role.she, 'she')
}

const MENTION = anyOf([...nouns.keys()])
const CUES = content.roles.filter(({ cues }) => cues.length > 0).map(({ id, cues }) => ({ id, pattern: anyOf(cues) }))

/** Roles that a text in lower case names, in order. */
export function mentionsIn(text: string): Mention[] {
  return [...text.matchAll(MENTION)].flatMap(({ 0: noun, index }) => {
    const named = nouns.get(noun)
    return named ? [{ ...named, noun, start: index, end: index + noun.length }] : []
  })
}

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
