const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Any of some words, the longest first, as whole words; * stands for one word or none. */
export const anyOf = (words: readonly string[]) =>
  new RegExp(
    `(?<![\\w'-])(?:${words
      .toSorted((a, b) => b.length - a.length)
      .map((word) => escapeRegExp(word).replaceAll('\\* ', '(?:[\\w-]+ )?').replaceAll('\\*', '[\\w-]*'))
      .join('|')})(?![\\w-])`,
    'g',
  )

/** The only one of some values: two days or two names leave it open which one is meant. */
export function onlyOf<Value>(values: Iterable<Value>): Value | undefined {
  const [first, ...others] = new Set(values)
  return others.length === 0 ? first : undefined
}

export const theOnly = (text: string, pattern: RegExp): string | undefined =>
  onlyOf([...text.matchAll(pattern)].map((match) => (match[1] ?? match[0]).trim()))

/** Words between spaces and dashes; marks by themselves are none. */
export const wordCount = (text: string): number =>
  text.split(/[\s–—]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Starts with a capital, also inside quotation marks or brackets; "3 days" stays. */
export const capital = (text: string): string =>
  text.replace(/^([^\p{L}\p{N}]*)(\p{Ll})/u, (_, marks: string, letter: string) => marks + letter.toUpperCase())

const KEEPS_CAPITAL = /^(?:I\b|\p{Lu}{2})/u

export const uncapital = (text: string): string =>
  KEEPS_CAPITAL.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
