import feelings from '../../../generated/lexicon/feelings.json' with { type: 'json' }
import { setsOf } from './load.ts'

/**
 * Everyday words and signs of a feeling, by feeling. Our own lists; they help the fitted emotion model where its
 * training texts never held the word.
 *
 * @source sources.md#feelings
 */
export const FEELINGS = setsOf(feelings)

export type Feeling = keyof typeof FEELINGS
