import crisis from '../generated/crisis.json' with { type: 'json' }

/** Slots of the table into which every feature is hashed. */
export const TABLE = 1 << 15

/** A sparse vector: slots of the table, and what stands in them. */
export type Sparse = { at: Int32Array; value: Float64Array }

const SEED = 0x811c9dc5
const hashOf = (text: string): number => {
  let hash = SEED
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}
const mixed = (a: number, b: number): number => {
  let hash = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

const groups = new Map<string, string>()
for (const [group, words] of Object.entries(crisis.words))
  for (const word of words.split(' ')) if (!groups.has(word)) groups.set(word, group)

/** The group of a word, of its singular or of its stem; the word itself where it has none. */
const groupOf = (word: string): string =>
  groups.get(word) ??
  (word.endsWith('s') ? groups.get(word.slice(0, -1)) : undefined) ??
  (word.endsWith('ing') ? groups.get(word.slice(0, -3)) : undefined) ??
  word

// Kinds of feature, apart in the table.
const [WORD, PAIR, GROUP, GROUPS_BESIDE, GROUPS_APART] = [1, 2, 3, 4, 5]
const FEWEST = 6

const beside = (kind: number, hashes: readonly number[], away: number): number[] =>
  hashes.slice(away).map((hash, at) => mixed(kind, mixed(hashes[at] ?? 0, hash)))

const ends = (words: readonly string[]): number[] => ['^', ...words, '$'].map(hashOf)

/** Words, pairs, and groups alone, side by side and one word apart; each kind has the same length in all. */
export const ngramsOf = (words: readonly string[]): Sparse => {
  const grouped = words.map(groupOf)
  const folded = ends(grouped)
  const kinds = [
    words.map((word) => mixed(WORD, hashOf(word))),
    beside(PAIR, ends(words), 1),
    grouped.map((word) => mixed(GROUP, hashOf(word))),
    beside(GROUPS_BESIDE, folded, 1),
    beside(GROUPS_APART, folded, 2),
  ].map((hashes) => [...new Set(hashes.map((hash) => hash & (TABLE - 1)))])
  return {
    at: Int32Array.from(kinds.flat()),
    value: Float64Array.from(kinds.flatMap((slots) => slots.map(() => 1 / Math.sqrt(Math.max(FEWEST, slots.length))))),
  }
}
