import gerunds from '../../../generated/lexicon/nominalizations.json' with { type: 'json' }

/**
 * Nouns made from verbs and the verb's -ing form, where "the … of X" can be "…ing X". Our own list.
 *
 * @source sources.md#nominalizations
 */
export const NOUN_TO_GERUND: ReadonlyMap<string, string> = new Map(Object.entries(gerunds))
