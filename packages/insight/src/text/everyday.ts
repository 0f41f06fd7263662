import list from './everyday.json' with { type: 'json' }
import { baseForms } from './familiar.ts'
import { perWord } from './word-memory.ts'

const DOUBLINGS: ReadonlyMap<string, number> = new Map(
  list.bands.flatMap(({ doublings, words }) => words.split(' ').map((word): [string, number] => [word, doublings])),
)
const UNLISTED = 1

/** Upper bound of the frequency scale. */
export const EVERYDAY_MOST = Math.log2(1 + list.files)

/**
 * Log2 of how many of our own conversations use a lowercase word or its lemma; at least 1.
 *
 * @source sources.md#everyday-words
 */
export const everydayOf = perWord((word) =>
  [word, ...baseForms(word)].reduce((top, form) => Math.max(top, DOUBLINGS.get(form) ?? 0), UNLISTED),
)
