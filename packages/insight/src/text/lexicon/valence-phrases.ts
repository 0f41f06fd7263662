import lists from '../../../generated/lexicon/valence-phrases.json' with { type: 'json' }
import { phrasesOf } from './load.ts'

/**
 * Turns of phrase that praise or blame although their words do not, or do otherwise. The id is the valence, on the
 * same scale as the single words. Our own list.
 *
 * @source sources.md#valence-list
 */
export const VALENCE_PHRASES = phrasesOf(lists.phrases)
