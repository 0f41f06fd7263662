import lists from '../../../generated/lexicon/names.json' with { type: 'json' }
import { setOf } from './load.ts'

/**
 * Given names from many languages, in small letters. They are blanked before any score is taken, so that a score never
 * depends on whom a text names. Our own list; it needs to be wide, not complete: capitalized words that are no
 * dictionary word are blanked too.
 *
 * @source sources.md#name-blanking
 */
export const GIVEN_NAMES = setOf(lists.given)

/**
 * Given names that are also everyday words: names only where capitals and their place say so.
 */
export const WORD_NAMES = setOf(lists.words)
