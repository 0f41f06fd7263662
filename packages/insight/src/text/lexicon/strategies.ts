import lists from '../../../generated/lexicon/strategies.json' with { type: 'json' }
import { phrasesOf } from './load.ts'

/**
 * Strategies of politeness in requests: our own patterns for the strategies that Danescu-Niculescu-Mizil et al. 2013
 * measured after Brown and Levinson 1987, and some of our own in the same spirit.
 *
 * @source sources.md#politeness-strategies
 */
export const STRATEGIES = phrasesOf(lists.strategies)
