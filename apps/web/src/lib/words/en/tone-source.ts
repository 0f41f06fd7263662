/** What the bars of tone rest on, and what they leave out. */
export const toneSourceWords = {
  sentences: {
    later: 'From your words alone. The analysis also reads whole sentences.',
    read: 'Updated: the analysis also read whole sentences.',
    unread: "From your words alone: the server couldn't read whole sentences.",
  },
  whole: (isUp: boolean, points: number | null) =>
    `The text as a whole ${isUp ? 'raises' : 'lowers'} it${points === null ? '' : ` by ${points}`}.`,
  tooShort: 'Too short to tell',
  dig: (words: string) => `“${words}” reads as a dig, so it isn't counted as thanks.`,
  englishOnly: 'Scores work in English only, so this text has none.',
  countedInEnglish: 'Reading grade, pronouns and emotion are measured in English only.',
  notes: (count: number) => (count === 0 ? 'No notes.' : count === 1 ? '1 note.' : `${count} notes.`),
}
