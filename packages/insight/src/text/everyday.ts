import list from './everyday.json' with { type: 'json' }
import { baseForms } from './familiar.ts'
import { perWord } from './word-memory.ts'

const DOUBLINGS: ReadonlyMap<string, number> = new Map(
  list.bands.flatMap(({ doublings, words }) => words.split(' ').map((word): [string, number] => [word, doublings])),
)
const UNLISTED = 1

/** What a word would have that every conversation uses. */
export const EVERYDAY_MOST = Math.log2(1 + list.files)

/**
 * How everyday a word (small letters) is: about how many times the number of our own written conversations that use it,
 * or what it is a regular inflection of, can be halved; 1 where next to none does.
 *
 * @source sources.md#everyday-words
 */
export const everydayOf = perWord((word) =>
  [word, ...baseForms(word)].reduce((top, form) => Math.max(top, DOUBLINGS.get(form) ?? 0), UNLISTED),
)
