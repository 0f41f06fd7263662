import wordy from '../../../generated/lexicon/wordy.json' with { type: 'json' }

/**
 * Wordy phrases and what says the same; an empty rewrite means that the words can go. Our own list; only pairs that
 * stay grammatical in place.
 *
 * @source sources.md#wordy-phrases
 */
export const WORDY: readonly { pattern: string; rewrite: string }[] = Object.entries(wordy).map(
  ([pattern, rewrite]) => ({ pattern, rewrite }),
)
