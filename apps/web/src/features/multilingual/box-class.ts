/** The boxes of both languages, which stand on the card without an edge of their own. */
export const boxClass =
  'min-h-40! rounded-2 font-display text-h3 focus-visible:outline-3! focus-visible:-outline-offset-3 focus-visible:outline-focus'
