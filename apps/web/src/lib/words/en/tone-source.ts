/** What the bars of tone rest on. */
export const toneSourceWords = {
  sentences: {
    later: 'From your words alone. The analysis also reads whole sentences.',
    read: 'Updated: the analysis also read whole sentences.',
    unread: "From your words alone: the server couldn't read whole sentences.",
  },
  whole: (isUp: boolean, points: number | null) =>
    `The text as a whole ${isUp ? 'raises' : 'lowers'} it${points === null ? '' : ` by ${points}`}.`,
}
