import { shelf } from '../cards/shelf.ts'
import { ROLES } from '../read/roles.ts'
import { makeSpeller } from '../text/spell.ts'
import { ENGLISH, STOP } from '../text/stop-words.ts'

const build = (): Set<string> => {
  const found = new Set<string>([...STOP, ...ENGLISH])
  const add = (text: string): void => {
    for (const word of text.toLowerCase().match(/[a-z]+(?:'[a-z]+)?/g) ?? []) found.add(word)
  }
  for (const card of shelf) {
    for (const line of card.says) add(line)
    for (const line of card.keys) add(line)
    add(card.label)
    for (const each of card.tries) add(`${each.say.spoken} ${each.say.written ?? ''} ${each.why} ${each.cost ?? ''}`)
  }
  for (const noun of ROLES.keys()) add(noun)
  return found
}

/** Words that the shelf itself uses. */
export const vocabulary: ReadonlySet<string> = build()
/** Repairs a word of the person towards that vocabulary. */
export const spell = makeSpeller(vocabulary)
