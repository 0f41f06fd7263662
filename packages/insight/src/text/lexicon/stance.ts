import lists from '../../../generated/lexicon/stance.json' with { type: 'json' }
import { phrasesOf } from './load.ts'

/**
 * Words that add certainty or force (Hyland's boosters). Uses in which they do not are listed in {@link NOT_BOOSTERS}.
 *
 * @source sources.md#boosters
 */
export const BOOSTERS = phrasesOf(lists.boosters)
export const NOT_BOOSTERS = phrasesOf(lists['not-boosters'])

/**
 * Absolutes, after Al-Mosaiwi and Johnstone 2018; here a matter of wording only, never read as a sign of how somebody is.
 *
 * @source sources.md#absolutes
 */
export const ABSOLUTES = phrasesOf(lists.absolutes)
export const NOT_ABSOLUTES = phrasesOf(lists['not-absolutes'])

/**
 * Words that fill time or pad. "Like" and "you know" only where their place shows that they carry nothing.
 *
 * @source sources.md#fillers
 */
export const FILLERS = phrasesOf(lists.fillers)

/** What weakens a statement beyond a hedge: disclaimers and tag questions. @source sources.md#powerless-style */
export const DISCLAIMERS = phrasesOf(lists.disclaimers)
