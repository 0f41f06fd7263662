import lists from '../../../generated/lexicon/valence.json' with { type: 'json' }
import { wordsOf } from './load.ts'

/**
 * Words that praise or blame, in four steps each way, as a careful reader of English would sort them. Our own list,
 * written for reviews, messages and news, where the VADER lexicon (made for social media) knows few of the words.
 * Base forms: inflected and derived forms are found by rule.
 *
 * @source sources.md#valence-list
 */
export const VALENCE_STEPS: readonly (readonly [number, readonly string[]])[] = lists.steps.map(
  ([value = '', text = '']) => [Number(value), wordsOf(text)],
)
