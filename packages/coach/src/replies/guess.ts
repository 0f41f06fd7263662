import { fresh } from '../speak/choose.ts'
import type { Situation } from './candidate.ts'

const READ_AS: readonly string[] = [
  'I read this as {label}; say so if it is something else.',
  'I take this as {label}; correct me if it is not.',
  'My guess is {label}; a word from you puts me right.',
  'This looks like {label} to me; tell me if I am off.',
]
/** A card less likely than this is named, so that a word puts it right. */
const NAMED_BELOW = 0.93

/** Whether a reply of ours named the matter as a guess. */
export const isGuess = (text: string): boolean =>
  READ_AS.some((line) => text.includes(line.replace(/^.*\{label\}/, '')))

/** Our reading of the matter in its own name. */
export const readAs = (s: Situation): string | undefined => fresh(s, READ_AS)?.replace('{label}', s.card.label)

/** Our reading, while it is a guess and nothing of it was answered: a wrong one can be put right in a word. */
export const guessedAs = (s: Situation): string | undefined => {
  const [first] = s.hits
  if (!s.shelved || first?.card !== s.card || (s.memory.tries.size > 0 && !s.isNew)) return undefined
  return first.chance < NAMED_BELOW || s.tier === 'fair' ? readAs(s) : undefined
}
