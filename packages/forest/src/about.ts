import words from '../generated/en/about.json' with { type: 'json' }

export const about = words
