import compiled from '../../generated/ai-history.json' with { type: 'json' }

export const { eras, concepts } = compiled
