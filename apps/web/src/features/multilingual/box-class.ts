/** Borderless text boxes; `BOX_HEIGHT` if they show a text. */
export const boxClass =
  'rounded-2 font-display text-h3 focus-visible:outline-3! focus-visible:-outline-offset-3 focus-visible:outline-focus'
export const BOX_HEIGHT = 'min-h-40!'
