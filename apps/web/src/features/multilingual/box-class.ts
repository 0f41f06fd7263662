/** The boxes of both languages, which stand on the card without an edge of their own; `BOX_HEIGHT` where there is a text to come. */
export const boxClass =
  'rounded-2 font-display text-h3 focus-visible:outline-3! focus-visible:-outline-offset-3 focus-visible:outline-focus'
export const BOX_HEIGHT = 'min-h-40!'
