export const stillWaters = {
  verse: 'A verse',
  theme: 'Theme:',
  themes: { Stillness: 'Stillness', Peace: 'Peace', Wisdom: 'Wisdom', Strength: 'Strength' },
  reflection: 'A question to sit with',
  today: "Show me today's verse",
  talk: 'Answer it with the coach',
  draft: (reference: string, prompt: string) =>
    `I read ${reference}. The question with it is: ${prompt} Here is where I am: `,
  ask: 'Ask in quiet',
  starters: {
    prayer: 'Help me find words for a prayer I cannot start.',
    talk: 'I have a hard talk after the service.',
  },
} as const
