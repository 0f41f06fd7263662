/** Frames around the person's own words, and the all-weather card that goes on from each. */
const FRAMES = {
  tell: {
    before: 'I want you to hear it from me: ',
    after: '.',
    card: 'open-news',
    tries: ['ask-for-ten-minutes', 'point-first'],
  },
  want: {
    before: '',
    after: '. Can we talk about what that means for both of us?',
    card: 'open-news',
    tries: ['ask-for-ten-minutes', 'point-first'],
  },
  ask: {
    before: 'Could you ',
    after: "? If that doesn't suit you, tell me what would.",
    card: 'open-ask',
    tries: ['what-by-when', 'ask-for-time'],
  },
  stop: {
    before: 'Could you ',
    after: "? I'd rather ask you than mind it in silence.",
    card: 'open-ask',
    tries: ['what-by-when', 'ask-for-time'],
  },
} as const
export type Wish = keyof typeof FRAMES

/** Their words as a line for their mouth. */
export const framed = (wish: Wish, words: string): string => {
  const { before, after } = FRAMES[wish]
  return `${before}${before === '' ? words.charAt(0).toUpperCase() + words.slice(1) : words}${after}`
}

/** The card that goes on from a line of that make. */
export const cardOfWish = (wish: Wish): string => FRAMES[wish].card

/** The card on which such a line lies, found again by its frame, and those of its tries that would go back behind it. */
export const behindFramed = (quoted: string): { card: string; tries: readonly string[] } | undefined =>
  Object.values(FRAMES).find(({ before, after }) => quoted.startsWith(before) && quoted.endsWith(after))
