/** What the press beside a quiet line of help sends: help then comes first. */
export const SOMEONE_COULD_GET_HURT = {
  en: 'Someone could get hurt',
  es: 'Alguien podría salir herido',
} as const

/** What the press sends under a reply that left out words to somebody who may be feared: they come after all. */
export const NOBODY_COULD_GET_HURT = 'Nobody could get hurt'
