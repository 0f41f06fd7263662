import compiled from '../../generated/ai-history.json' with { type: 'json' }

/** Eight eras, the oldest first, and three ideas to keep. */
export const { eras, concepts } = compiled
