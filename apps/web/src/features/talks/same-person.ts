const OWNERS = /^(?:my|our|mi|mis|nuestro|nuestra|nuestros|nuestras)\s+/i
/** Words that name nobody: "someone on your team" may be anybody, and "The landlord" isn't named "The". */
const ANYBODY = /^(?:someone|somebody|anyone|person|people|the|an?|alguien|persona|el|la|los|las|una?)$/i
const FROM_HERE = /\s+(?:at|from|in|of|on|with|de|del|en)\s.*$/i

/** "my charge nurse at work" as "charge nurse". */
const barePerson = (who: string) => who.trim().replace(OWNERS, '').replace(FROM_HERE, '')

/**
 * Whether a text speaks of the person whom somebody called `who`: by a name in it, or by the noun that says who it is.
 * "charge nurse" is met by "the nurse", not by "manager".
 */
export function speaksOf(text: string, who: string): boolean {
  const words = (barePerson(who).match(/\p{L}[\p{L}'-]*/gu) ?? []).filter((word) => !ANYBODY.test(word))
  const names = words.filter((word) => /^\p{Lu}/u.test(word))
  const noun = words.findLast((word) => !names.includes(word))
  return [...names, ...(noun ? [noun] : [])].some((word) => holdsWord(text, word))
}

function holdsWord(text: string, word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '.')
  return new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'iu').test(text)
}

/** Roles that one person fills at a time: who writes about "my boss" means the same one. A friend or a sibling may be another. */
const ONE_PERSON: ReadonlySet<string> = new Set(
  'partner mom dad parents roommate boss landlord therapist principal clergy'.split(' '),
)
export const isOnePerson = (role: string | null) => role !== null && ONE_PERSON.has(role)

/** The talk whose line that worked fits a reply: of the person named in the message, else of the one in the same role. */
export function talkHeard<T extends { who: string; to: string | null; worked: string }>(
  talks: readonly T[],
  { message, hearer, to }: { message: string; hearer: string; to: string | null },
): T | undefined {
  const kept = talks.filter(({ worked }) => worked.trim() !== '')
  return (
    kept.find(({ who }) => speaksOf(`${message} ${hearer}`, who)) ??
    kept.find((talk) => talk.to === to && isOnePerson(to))
  )
}

/** Whom a person calls "my boss", as we call them to that person. */
export const toYou = (who: string, your: string) => (OWNERS.test(who) ? who.replace(OWNERS, `${your} `) : who)
