export const astrology = {
  heading: 'Choose a sign',
  lead: 'Each sign is a mirror and a question about how you speak. It is not a fact about you: tests found no link between birth dates and character.',
  elements: { Fire: 'Fire', Earth: 'Earth', Air: 'Air', Water: 'Water' },
  mirror: 'Keep what rings true, and leave the rest.',
  draft: (question: string) => `A question for me: ${question} Here is what comes to mind: `,
  talk: 'Answer it with the coach',
} as const
