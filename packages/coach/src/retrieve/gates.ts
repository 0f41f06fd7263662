import type { Card, Context } from '../types.ts'
import { BARRING } from './gate-words/barring.ts'
import { NEEDED } from './gate-words/needed.ts'
import { CARDS, FAMILIES } from './gate-words/opening.ts'

/** Nobody who speaks of these needs a line for small talk. */
const HEAVY =
  /\b(?:(?:wants|filed for|getting) (?:a )?divorce|separation|cancer|died|funeral|affair|cheated|miscarr\w*|lawyer|arrested|fired|laid off|chemo\w*)\b/

/** Those who speak of a ward or a home for the old are on duty, and the daughter in it is somebody's. */
const ON_DUTY = /\b(?:patients?|residents?|ward|care home|nursing home|charge nurse)\b/

/** A talk before children is a talk, and no matter between a parent and a child. */
const ON_STAGE = /\b(?:giv(?:e|ing)|hold(?:ing)?) (?:a |my |the )?(?:talk|speech|presentation|lecture|workshop)\b/

/** Whether a card is out for what was told, however near its wording comes. */
export const isBarred = (card: Card, told: string): boolean =>
  (card.family === 'small-talk' && HEAVY.test(told)) ||
  (card.family === 'parent' && (ON_DUTY.test(told) || ON_STAGE.test(told))) ||
  BARRING[card.id]?.test(told) === true ||
  NEEDED[card.id]?.test(told) === false

/** Whether a card may be considered at all for what was told. The context of faith opens the faith family. */
export const isOpen = (card: Card, told: string, context: Context): boolean => {
  const own = CARDS[card.id]
  if (own && !own.test(told)) return false
  const family = FAMILIES[card.family]
  if (!family || family.test(told)) return true
  return card.family === 'faith' && context === 'Faith'
}
