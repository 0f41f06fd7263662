import moves from '../../generated/moves.json' with { type: 'json' }
import { KINDS, type Kind } from '../types.ts'

/** Kin, bosses and such: alone in the singular they are somebody's, so "your" goes before them. */
export const RELATIONS: ReadonlySet<string> = new Set(moves.people.relations)

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean))

/** What content/moves tells of each kind; the first that holds a noun is its kind. */
const SETS = KINDS.map((kind) => ({
  kind,
  nouns: new Set([...moves[kind].relations, ...moves[kind].nouns]),
  plurals: new Set(moves[kind].plurals),
}))

/** Singular nouns that take no article. */
const MASS = new Set(KINDS.flatMap((kind) => moves[kind].withoutArticle))

/** Whole phrases whose kind their last noun does not tell. They take no article. */
export const PHRASES: ReadonlyMap<string, Kind> = new Map(
  KINDS.flatMap((kind) => moves[kind].phrases.map((phrase) => [phrase, kind] as const)),
)

/** Verbs of things that happen to people; nobody is told to get better at them. */
export const ENDURED = wordSet(`
  caring coping dying escaping grieving healing leaving living losing missing mourning quitting recovering struggling suffering
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

/** The kind that a noun names, and whether it stands in the plural; undefined for a noun that the sets do not hold. */
export function kindOfNoun(noun: string): { kind: Kind; isPlural: boolean } | undefined {
  const plural = SETS.find(({ plurals }) => plurals.has(noun))
  if (plural) return { kind: plural.kind, isPlural: true }
  for (const word of [noun, singularOf(noun)]) {
    const found = SETS.find(({ nouns }) => nouns.has(word))
    if (found) return { kind: found.kind, isPlural: word !== noun }
  }
  return undefined
}

/** Whether a singular noun of that kind takes an article. Hardships never do: "grief", "a debt" reads worse than "debt". */
export const takesArticle = (noun: string, kind: Kind): boolean =>
  (kind === 'people' || kind === 'occasion' || kind === 'writing') && !MASS.has(noun)
