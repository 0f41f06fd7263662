import kinds from '../../generated/kinds.json' with { type: 'json' }
import { KINDS, type Kind } from '../types.ts'

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean))

/** What content/kinds tells of each kind; the first that holds a noun is its kind. */
const SETS = KINDS.map((kind) => ({
  kind,
  nouns: new Set([...kinds[kind].relations, ...kinds[kind].nouns]),
  plurals: new Set(kinds[kind].plurals),
}))

/** Whole phrases whose kind their last noun does not tell. */
export const PHRASES: ReadonlyMap<string, Kind> = new Map(
  KINDS.flatMap((kind) => kinds[kind].phrases.map((phrase) => [phrase, kind] as const)),
)

/** Verbs of things that happen to people; nobody is told to get better at them. */
export const ENDURED = wordSet(`
  caring coping dying escaping grieving healing leaving living losing missing mourning moving quitting recovering struggling suffering
  surviving worrying
`)

/** One-word labels in -ing that are things, and first words in -ing that begin no verb phrase. */
export const NOT_VERBS = wordSet(`
  wedding meeting evening morning building king spring string thing anything everything something nothing ring wing sibling
  being ceiling feeling offering opening training hearing viewing aging ageing caregiving listing
  outstanding loving amazing interesting ongoing upcoming challenging demanding aspiring
`)

/** The singular that an English plural most likely has; the word itself where it is none. */
function singularOf(word: string): string {
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2)
  if (/[^su]s$/.test(word) && word.length > 3) return word.slice(0, -1)
  return word
}

/** The kind that a noun names; undefined for a noun that the sets do not hold. */
export function kindOfNoun(noun: string): Kind | undefined {
  const plural = SETS.find(({ plurals }) => plurals.has(noun))
  return (plural ?? SETS.find(({ nouns }) => nouns.has(noun)) ?? SETS.find(({ nouns }) => nouns.has(singularOf(noun))))
    ?.kind
}
