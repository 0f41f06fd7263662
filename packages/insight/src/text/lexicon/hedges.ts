import lists from '../../../generated/lexicon/hedges.json' with { type: 'json' }
import { phrasesOf } from './load.ts'

/**
 * Words that hold something back, by how they do it. Our own list, checked against sentences in which linguists marked
 * uncertainty; only uses that do hedge are listed ("may be", not the month; "appears to", not "appears on stage").
 *
 * @source sources.md#hedges
 */
export const HEDGES = phrasesOf(lists.hedges)

/** Stretches in which a hedge pattern means something else. */
export const NOT_HEDGES = phrasesOf(lists['not-hedges'])
