const SLUG_LENGTH = 80

/** Letters and digits of any script, single hyphens, at most 80 UTF-16 units. */
const SLUG = /^[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*$/u

/** Lowercase in titles. */
const SMALL_WORDS = new Set('a an and as at but by for from in into of on or the to with about after'.split(' '))
const ACRONYMS = new Set('ai api bbq ceo cv diy faq hr ngo phd pr qa sms tv usa ux va ya'.split(' '))

export function isSlug(text: string): boolean {
  return text.length <= SLUG_LENGTH && SLUG.test(text)
}

/** FNV-1a in base 36, for labels without letters. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}

/**
 * Slug of a label: lowercase, Latin accents removed, other scripts kept, cut between words. Labels without letters get
 * `branch-` and a hash.
 */
export function slugOf(label: string): string {
  const plain = label
    .slice(0, 400)
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
  const words = plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const [first = `branch-${hashOf(label)}`, ...rest] = words
  let slug = Array.from(first).slice(0, SLUG_LENGTH).join('').slice(0, SLUG_LENGTH)
  for (const word of rest) {
    if (slug.length + 1 + word.length > SLUG_LENGTH) break
    slug += `-${word}`
  }
  return isSlug(slug) ? slug : `branch-${hashOf(label)}`
}

export const capitalized = (text: string): string => {
  const [first = '', ...rest] = Array.from(text)
  return first.toUpperCase() + rest.join('')
}

/** Title case; existing capitals stay. */
export function titleCase(phrase: string): string {
  return phrase
    .split(' ')
    .map((word, i) => {
      if (ACRONYMS.has(word)) return word.toUpperCase()
      const isKept = /^.+\p{Lu}/u.test(word) || (i > 0 && SMALL_WORDS.has(word))
      return isKept ? word : capitalized(word)
    })
    .join(' ')
}

/** `giving-critique` gives "Giving Critique". */
export function titleFromSlug(slug: string): string {
  return titleCase(slug.split('-').filter(Boolean).join(' '))
}
