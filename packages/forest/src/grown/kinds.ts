import kinds from '../../generated/kinds.json' with { type: 'json' }
import { KINDS, type Kind } from '../types.ts'

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean))

/** Keywords of each kind from content/kinds; the first match wins. */
const SETS = KINDS.map((kind) => ({
  kind,
  nouns: new Set([...kinds[kind].relations, ...kinds[kind].nouns]),
  plurals: new Set(kinds[kind].plurals),
}))

/** Phrases whose last noun doesn't decide the kind. */
export const PHRASES: ReadonlyMap<string, Kind> = new Map(
  KINDS.flatMap((kind) => kinds[kind].phrases.map((phrase) => [phrase, kind] as const)),
)

/** Verbs for things that happen to people, which are not skills. */
export const ENDURED = wordSet(`
  caring coping dying escaping grieving healing leaving living losing missing mourning moving quitting recovering struggling suffering
  surviving worrying
`)

/** Nouns in -ing. */
export const NOT_VERBS = wordSet(`
  wedding meeting evening morning building king spring string thing anything everything something nothing ring wing sibling
  being ceiling feeling offering opening training hearing viewing aging ageing caregiving listing
  outstanding loving amazing interesting ongoing upcoming challenging demanding aspiring
`)

/** Singular of a regular plural, or the word itself. */
function singularOf(word: string): string {
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2)
  if (/[^su]s$/.test(word) && word.length > 3) return word.slice(0, -1)
  return word
}

export function kindOfNoun(noun: string): Kind | undefined {
  const plural = SETS.find(({ plurals }) => plurals.has(noun))
  return (plural ?? SETS.find(({ nouns }) => nouns.has(noun)) ?? SETS.find(({ nouns }) => nouns.has(singularOf(noun))))
    ?.kind
}
