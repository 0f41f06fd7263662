const OWNERS = /^(?:my|our|mi|mis|nuestro|nuestra|nuestros|nuestras)\s+/i
const FROM_HERE = /\s+(?:at|from|in|of|on|with|de|del|en)\s.*$/i

/** "my charge nurse at work" as "charge nurse". */
const barePerson = (who: string) => who.trim().replace(OWNERS, '').replace(FROM_HERE, '')

/**
 * Whether a text speaks of the person whom somebody called `who`: by a name in it, or by the noun that says who it is.
 * "charge nurse" is met by "the nurse", not by "manager".
 */
export function speaksOf(text: string, who: string): boolean {
  const words = barePerson(who).match(/\p{L}[\p{L}'-]*/gu) ?? []
  const names = words.filter((word) => /^\p{Lu}/u.test(word))
  const noun = words.findLast((word) => !names.includes(word))
  return [...names, ...(noun ? [noun] : [])].some((word) => holdsWord(text, word))
}

function holdsWord(text: string, word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '.')
  return new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'iu').test(text)
}

/** Whom a person calls "my boss", as we call them to that person. */
export const toYou = (who: string, your: string) => (OWNERS.test(who) ? who.replace(OWNERS, `${your} `) : who)
